// Empty, because Swift calls nothing in the driver; see driver.c.
