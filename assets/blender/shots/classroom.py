"""Shots in the classroom."""
from rooms.classroom import classroom
from .cameras import still

SHOTS = {
    'education': (classroom, lambda: still((2.66, -.80, 1.46), (.2, -.16, .80), lens=31, focus=1.42, fstop=5.6)),
    'cell': (lambda: classroom(with_tablet=False), lambda: still((2.66, -.80, 1.46), (.2, -.16, .70), lens=31, focus=1.36, fstop=2)),
    'education-empty': (lambda: classroom(cell=False), lambda: SHOTS['education'][1]()),
    'virtual-classrooms': (classroom, lambda: still((2.22, .02, 1.22), (.9, -.28, .92), lens=36, focus=.98, fstop=8)),
}
