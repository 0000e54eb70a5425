"""The room in which all styles are shown: 5.2 x 4.6 x 2.75 m, a window to the north, the sofa's wall to the west."""
from rooms.daylight import panel, sky, sun
from rooms.garden import garden
from rooms.shell import THICK, floor_and_ceiling, wall, window

SIZE = (5.2, 4.6, 2.75)
WINDOW = (-1.15, .55, .42, 2.34)


def empty_room(others='#E6DFD2'):
    """All but the west wall; `others` is the colour of the remaining walls. Light included."""
    wall('n', SIZE, [WINDOW], others)
    wall('e', SIZE, colour=others)
    wall('s', SIZE, colour=others)
    floor_and_ceiling(SIZE, '#EAE4D9')
    window('n', SIZE, WINDOW)
    garden(SIZE[1] / 2 + THICK)
    sky()
    sun((-.18, -1, -.52), 6.5)
    a, b, low, high = WINDOW
    panel(((a + b) / 2, SIZE[1] / 2 + .2, (low + high) / 2), (0, -1, -.12), b - a, high - low, 120)
    # What comes in by the rest of the home, behind the camera.
    for place, towards, width, power in (((.4, -2.2, 1.5), (-.1, 1, .05), 3.6, 44), ((2.5, .2, 1.5), (-1, 0, .05), 3.4, 36)):
        panel(place, towards, width, 1.9, power, '#FFEBD4').visible_glossy = False
