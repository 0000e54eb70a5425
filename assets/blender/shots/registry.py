"""All shots by name: (function that builds the scene, function that sets the camera)."""
from . import alcove, bedroom, citizens_hall, classroom, district, home, living, photographs, studio, styles, town_hall, workplace

SHOTS = {**living.SHOTS, **bedroom.SHOTS, **classroom.SHOTS, **town_hall.SHOTS, **home.SHOTS, **photographs.SHOTS, **styles.SHOTS,
         **studio.SHOTS, **district.SHOTS, **workplace.SHOTS, **citizens_hall.SHOTS, **alcove.SHOTS}
