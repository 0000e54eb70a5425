"""A district model in the light of a late morning, with three geofences and the phone that has just come into one of them."""
from math import radians
from kit.group import place
from pieces.district_model import GROUND, PARK, QUAY, SQUARE, district_model
from pieces.geofence import fence, phone_pin
from pieces.reticle import DEPTH, SIGNAL
from .daylight import panel, sky, sun


def district():
    district_model()
    for (x, y), radius, colour in ((SQUARE, .30, SIGNAL), (PARK, .31, DEPTH), (QUAY, .25, DEPTH)):
        place(fence(radius, colour), x, y, z=GROUND + .006)
    place(phone_pin(.20), SQUARE[0] - .13, SQUARE[1] - .04, radians(8), z=GROUND + .006)
    sky(light=.5); sun((.62, .55, -.66), 3.9)
    panel((-.8, -1.2, 3.2), (.2, .3, -1), 3.4, 2.6, 22, '#FFF3E0').visible_glossy = False
    panel((1.6, 1.8, 2.6), (-.4, -.5, -1), 3.0, 2.0, 16, '#FFE9CF').visible_glossy = False
