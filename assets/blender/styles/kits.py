"""Reads assets/styles/kits.json, the one truth about which pieces, looks and colours make a style."""
import json
import os

ASSETS = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def kit(style):
    """The kit of that id: {'id', 'palette': {role: {'name', 'hex'}}, 'rooms': {room: [{'piece', 'variant', 'count'}]}}."""
    with open(os.path.join(ASSETS, 'styles', 'kits.json'), encoding='utf8') as file:
        return next(each for each in json.load(file)['kits'] if each['id'] == style)
