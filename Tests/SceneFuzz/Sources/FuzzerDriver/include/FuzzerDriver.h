// Nothing of the driver is called from Swift: see driver.c.
