"""What makes the rooms lived in: pictures on the walls, things on tables and sills."""
from math import pi
from kit.group import place, twin
from pieces.decor import art_pair, book_stack, bowl, framed_art, plate_setting, tablet, vase
from pieces.lamps import desk_lamp, table_lamp
from pieces.plants import tuft, twigs
from pieces.textiles import folded_throw

E, N, W = pi / 2, pi, -pi / 2


def living():
    place(art_pair(.14), -6.0, -2.0, E, z=1.56)
    place(book_stack(3, 4), -3.92, -2.16, .5, z=.40)
    place(bowl(.13, '#6F7B66'), -4.24, -1.84, z=.40)
    place(vase(.17, '#A4603C', .055), -5.66, -3.46, z=.505)
    place(framed_art(1.0, .76, 'blocks', 'oak'), -4.25, .3, z=1.46)
    place(vase(.34, '#6F7B66'), -4.95, .07, z=.72)
    place(book_stack(4, 2), -3.72, .12, .2, z=.72)
    place(tuft(.26, 34, 5), -3.45, .07, z=.72)
    place(framed_art(.5, .7, 'circle', 'oak'), 0, -3.62, W, z=1.55)
    place(tuft(.15, 30, 14), -4.95, -4.13, z=.454)
    place(vase(.19, '#E4DACA', .065), -3.72, -4.15, z=.454)


def kitchen():
    x, y, top = 1.75, -2.0, .75
    setting = plate_setting()
    for n, (dx, dy, turn) in enumerate(((-.28, -.46, -E), (-.28, .46, -E), (.28, -.46, E), (.28, .46, E))):
        place(setting if n == 0 else twin(setting), x + dx, y + dy, turn, z=top)
    place(vase(.24, '#E4DACA'), x, y + .02, z=top)
    place(twigs(z=.24), x, y + .02, z=top)
    place(framed_art(1.2, .9, 'arches', 'oak'), 2.45, .3, z=1.52)
    place(bowl(.17, '#B98F5E'), 3.95, -1.30, z=.90)
    place(vase(.26, '#6F7B66', .075), 3.86, -2.32, z=.90)
    place(twigs(.42, 11, z=.26), 3.86, -2.32, z=.90)
    place(book_stack(2, 5, (.24, .18)), 4.05, -1.83, 1.3, z=.90)
    place(framed_art(.5, .7, 'sun', 'oak'), .12, -.36, E, z=1.55)
    place(framed_art(.5, .7, 'blocks', 'oak'), .12, -3.62, E, z=1.55)
    place(tuft(.15, 30, 3), 1.15, -4.13, z=.454)
    place(bowl(.085, '#A4603C'), 2.35, -4.15, z=.454)


def hall():
    place(vase(.28, '#A4603C'), -.60, 2.52, z=.80)
    place(twigs(.46, 9, z=.28), -.60, 2.52, z=.80)
    place(bowl(.11, '#8E9A82'), -.60, 3.06, z=.80)
    place(book_stack(2, 8, (.22, .16)), -.60, 3.24, 1.5, z=.80)
    place(folded_throw('clay', (.40, .30)), -2.56, 3.40, E, z=.45)
    place(framed_art(.5, .7, 'arches'), 1.85, .42, N, z=1.55)
    place(framed_art(.5, .7, 'sun'), 1.55, 1.62, z=1.55)
    place(framed_art(.42, .58, 'circle', 'oak'), -2.78, 2.12, E, z=1.6)


def study():
    top = .74
    place(desk_lamp(), -4.92, 3.74, .5, z=top)
    place(tablet(), -4.36, 3.46, .08, z=top)
    place(book_stack(3, 6), -3.92, 3.56, 1.2, z=top)
    place(vase(.14, '#A4603C', .05), -4.60, 3.80, z=top)
    place(tuft(.20, 28, 6), -3.86, 3.86, z=top)
    place(framed_art(.62, .84, 'blocks'), -2.9, 2.42, W, z=1.55)
    place(framed_art(.62, .84, 'sun'), -2.9, 3.18, W, z=1.55)
    place(framed_art(.9, .7, 'arches', 'oak'), -4.3, .42, N, z=1.55)


def bath():
    place(vase(.10, '#A4603C', .045), 1.28, 4.17, z=1.254)
    place(vase(.16, '#6F7B66', .05), 1.62, 4.17, z=1.254)
    place(framed_art(.36, .5, 'circle', 'oak'), .98, 1.74, N, z=1.62)


def bedroom():
    place(framed_art(.6, .8, 'arches', 'oak'), 6.0, 1.98, W, z=1.66)
    place(framed_art(.6, .8, 'sun', 'oak'), 6.0, 2.82, W, z=1.66)
    place(vase(.30, '#6F7B66'), 4.12, .66, z=.74)
    place(table_lamp(), 4.98, .64, z=.74)
    place(book_stack(3, 3, (.24, .17)), 4.46, .60, 1.8, z=.74)
    place(framed_art(.9, .7, 'blocks', 'oak'), 4.55, .42, N, z=1.55)
    place(book_stack(2, 4, (.2, .14)), 5.62, 3.50, .4, z=.5)
    place(tuft(.15, 30, 8), 3.55, 4.13, z=.604)


ROOMS = {'living': living, 'kitchen': kitchen, 'hall': hall, 'study': study, 'bath': bath, 'bedroom': bedroom}
