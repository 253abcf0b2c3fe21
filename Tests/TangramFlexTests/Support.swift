import Tangram
