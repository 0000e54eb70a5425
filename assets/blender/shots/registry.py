"""All shots by name: (function that builds the scene, function that sets the camera)."""
from . import bedroom, classroom, home, living, photographs, town_hall

SHOTS = {**living.SHOTS, **bedroom.SHOTS, **classroom.SHOTS, **town_hall.SHOTS, **home.SHOTS, **photographs.SHOTS}
