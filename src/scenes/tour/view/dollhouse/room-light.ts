import { type Material, Vector2 } from 'three'
import { type Dollhouse, litRoomId, wallMiddles } from '../../model/home/dollhouse.ts'
import type { HomeData } from '../../model/home/home-data.ts'

/** A room has no more corners than this. */
const mostCorners = 8

/** How much light a lit room gains, and the others lose. */
const gain = 0.06
const loss = 0.72

/** Shades all that is outside the lit room, by its place on the floor. */
const shade = `
uniform vec2 litCorners[${mostCorners}];
uniform float litShare;
varying vec2 vFloor;
float roomLight() {
  bool isInside = false;
  for (int at = 0; at < ${mostCorners}; at += 1) {
    vec2 a = litCorners[at];
    vec2 b = litCorners[(at + 1) % ${mostCorners}];
    if ((a.y > vFloor.y) != (b.y > vFloor.y) &&
        vFloor.x < a.x + (b.x - a.x) * (vFloor.y - a.y) / (b.y - a.y)) isInside = !isInside;
  }
  return 1.0 + litShare * (isInside ? ${gain} : -${loss});
}
`

/** The light in the rooms of a dollhouse: the lit one keeps it, the others get darker. */
export function createRoomLight({ rooms }: Pick<HomeData, 'rooms'>) {
  const corners = Array.from({ length: mostCorners }, () => new Vector2())
  const uniforms = { litCorners: { value: corners }, litShare: { value: 0 } }
  const outlines = new Map(rooms.map(({ id, polygon }) => [id, wallMiddles(polygon)]))
  const onBeforeCompile: Material['onBeforeCompile'] = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vFloor;')
      .replace(
        '#include <project_vertex>',
        '#include <project_vertex>\nvFloor = (modelMatrix * vec4(transformed, 1.0)).xz;',
      )
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>${shade}`)
      .replace(
        '#include <opaque_fragment>',
        'outgoingLight *= roomLight();\n#include <opaque_fragment>',
      )
  }
  return {
    onBeforeCompile,
    uniforms,
    /** Takes the outline of the room that is lit now. @returns whether one is */
    follow(house: Dollhouse): boolean {
      const outline = outlines.get(litRoomId(house) ?? '')
      // A room that goes dark keeps its outline meanwhile; a corner more that is one already makes no side.
      if (outline)
        for (const [at, corner] of corners.entries())
          corner.fromArray(outline[at] ?? outline[0] ?? [0, 0])
      return outline !== undefined
    },
  }
}
