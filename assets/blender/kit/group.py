"""A piece is an empty at floor level with its parts as children."""
import bpy


def piece(name, parts):
    """Returns the root of a new piece; its origin is the floor under the piece's centre, its front looks to -y."""
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    for part in parts:
        part.parent = root
    return root


def place(root, x=0.0, y=0.0, turn=0.0, z=0.0, scale=1.0):
    """Moves a piece; turn in radians about z."""
    root.location, root.rotation_euler, root.scale = (x, y, z), (0, 0, turn), (scale,) * 3
    return root


def twin(root):
    """A second copy sharing all mesh data, so that six chairs cost the memory of one."""
    copy = root.copy()
    bpy.context.scene.collection.objects.link(copy)
    for child in root.children:
        twin(child).parent = copy
    return copy
