import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as three from 'three'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

const isObjectKind = (name: string) => {
  const made: unknown = Reflect.get(three, name)
  if (typeof made !== 'function') return false
  return made === three.Object3D || made.prototype instanceof three.Object3D
}

/** What a file makes of three.js by hand (`new Mesh`, an own kind of `Object3D`), hands to `<primitive>` and asks WebXR for. */
function handMade(path: string, source: string): string[] {
  const { program, module } = parseSync(path, source)
  const kinds = new Map<string, string>()
  for (const { moduleRequest, entries } of module.staticImports) {
    if (!/^three($|\/)/.test(moduleRequest.value)) continue
    for (const { importName, localName } of entries)
      if (importName.name && isObjectKind(importName.name))
        kinds.set(localName.value, importName.name)
  }
  const found: string[] = []
  const add = (what: string | undefined) => void (what && found.push(what))
  const nameOf = (node: { type: string; name?: unknown } | null) =>
    (node?.type === 'Identifier' && typeof node.name === 'string' && kinds.get(node.name)) ||
    undefined
  const addNew = ({ callee }: ESTree.NewExpression) => add(nameOf(callee))
  const addClass = ({ superClass }: ESTree.Class) => add(nameOf(superClass))
  const addElement = ({ name }: ESTree.JSXOpeningElement) =>
    add(name.type === 'JSXIdentifier' && name.name === 'primitive' ? 'primitive' : undefined)
  const addMember = ({ property }: ESTree.MemberExpression) =>
    add(
      property.type === 'Identifier' && property.name === 'requestSession'
        ? 'requestSession'
        : undefined,
    )
  new Visitor({
    NewExpression: addNew,
    ClassDeclaration: addClass,
    ClassExpression: addClass,
    JSXOpeningElement: addElement,
    MemberExpression: addMember,
  }).visit(program)
  return found
}

it('a scene is JSX: of three.js nothing is made by hand but what this names', () => {
  const counts: Record<string, number> = {}
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: root }).sort()) {
    if (/\.test\.tsx?$/.test(path)) continue
    for (const what of handMade(path, readFileSync(join(root, path), 'utf8'))) {
      const key = `${path} ${what}`
      counts[key] = (counts[key] ?? 0) + 1
    }
  }
  expect(counts).toEqual({
    // What is captured off the screen: a mirror, a still of a tour.
    'src/room-photo/view/floor-mirror.ts PerspectiveCamera': 1,
    'src/scenes/tour/view/export/draw-still.ts PerspectiveCamera': 1,
    'src/scenes/tour/view/export/draw-still.ts Scene': 1,
    // Tiles of a panorama, which come and go by the hundred while it is decoded, and what JSX puts of them.
    'src/scenes/tour/view/scene/tiled-picture.ts Group': 1,
    'src/scenes/tour/view/scene/tiled-picture.ts Mesh': 2,
    'src/scenes/tour/view/scene/media-layer.tsx primitive': 1,
    // Loaded models, and the light that three.js estimates of the room.
    'src/scenes/classrooms/common/view/scene/scenery.tsx primitive': 1,
    'src/scenes/tour/view/dollhouse/home-model.tsx primitive': 1,
    'src/stage/xr/estimated-light.tsx primitive': 1,
    'src/stage/xr/request-session.ts requestSession': 1,
  })
})

it('what is made by hand is found under any name', () => {
  const source = `import { Mesh as Body, Group, Color, Line } from 'three'
    new Body(); new Color(); class Row extends Group {}; (<primitive object={x} />); navigator.xr.requestSession('x')`
  expect(handMade('a.tsx', source)).toEqual(['Mesh', 'Group', 'primitive', 'requestSession'])
  expect(handMade('b.ts', 'class Mesh {}; new Mesh()')).toEqual([])
})
