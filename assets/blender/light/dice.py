"""Cuts surfaces so finely that light can be kept on their vertices."""
import math
import bmesh
import bpy


def realize(objects):
    """Gives every mesh, curve and copy its own plain mesh, modifiers applied. Returns the mesh objects."""
    graph = bpy.context.evaluated_depsgraph_get()
    done = []
    for obj in objects:
        if obj.type not in {'MESH', 'CURVE'}:
            continue
        data = bpy.data.meshes.new_from_object(obj.evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph)
        if obj.type == 'CURVE':
            made = bpy.data.objects.new(obj.name, data)
            bpy.context.scene.collection.objects.link(made)
            made.parent, made.matrix_world = obj.parent, obj.matrix_world
            bpy.data.objects.remove(obj)
            obj = made
        else:
            obj.modifiers.clear()
            obj.data = data
        done.append(obj)
    bpy.context.view_layer.update()
    return done


def dice(obj, cell, crease=math.radians(38)):
    """Splits sharp edges, so that each side has light of its own, then halves edges longer than `cell` (metres)."""
    scale = max(abs(s) for s in obj.matrix_world.to_scale())
    limit = cell / scale
    work = bmesh.new()
    work.from_mesh(obj.data)
    sharp = [e for e in work.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > crease]
    if sharp:
        bmesh.ops.split_edges(work, edges=sharp)
    wide = [f for f in work.faces if len(f.verts) > 4 and max(e.calc_length() for e in f.edges) > limit]
    if wide:
        bmesh.ops.triangulate(work, faces=wide)
    for _ in range(9):
        long = [e for e in work.edges if e.calc_length() > limit]
        if not long:
            break
        bmesh.ops.subdivide_edges(work, edges=long, cuts=1, use_grid_fill=True)
        # What a cut leaves with more than four corners would not be cut evenly next time.
        bmesh.ops.triangulate(work, faces=[f for f in work.faces if len(f.verts) > 4])
    work.to_mesh(obj.data)
    work.free()
