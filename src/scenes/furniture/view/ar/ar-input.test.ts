import { beforeEach, expect, test, vi } from 'vitest'
import { normalize, subtract, type Vector3 } from '../../../../math/vector.ts'
import { sizes } from '../../../../room-photo/model/testing/samples.ts'
import { FakeSession, sourceAt, spaceAt } from '../../../../stage/xr/testing/fake-session.ts'
import { type ArDesign, createArDesign, holdInAr, placeInAr } from '../../model/ar/ar-design.ts'
import { watchInput } from './ar-input.ts'

const eye: Vector3 = [0, 1.5, 0]
const room = spaceAt(new Float32Array(16)) as XRReferenceSpace

/** A pose at the eye that looks at a place: only its back and position are asked for. */
function looking(place: Vector3): Float32Array<ArrayBuffer> {
  const [x, y, z] = normalize(subtract(eye, place))
  return new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, x, y, z, 0, ...eye, 1])
}

const finger = (place: Vector3) => sourceAt('screen', looking(place))
const tap = (source: XRInputSource) => {
  for (const type of ['selectstart', 'select', 'selectend']) session.input(type, source)
}
const move = (source: XRInputSource, place: Vector3) => {
  Object.assign(source.targetRaySpace, { matrix: looking(place) })
}

let session: FakeSession
let design: ArDesign
const place = vi.fn()
const panel = { covers: vi.fn(() => false), press: vi.fn() }
let input: ReturnType<typeof watchInput>

beforeEach(() => {
  vi.clearAllMocks()
  panel.covers.mockReturnValue(false)
  session = new FakeSession()
  design = createArDesign({ piece: 'sofa', look: 'sage' })
  placeInAr(design, [0, 0, -3], 0)
  input = watchInput(session.asSession, () => room, { design, sizes }, { over: panel, place })
})

test('a tap puts the held piece down', () => {
  holdInAr(design, { piece: 'sofa', look: 'sage' })
  tap(finger([1, 0, -2]))
  expect(place).toHaveBeenCalledOnce()
})

test('a finger drags a piece and places none, until it is lifted', () => {
  const drag = finger([0, 0, -2.6])
  session.change([drag])
  session.input('selectstart', drag)
  move(drag, [1, 0, -2.6])
  input.read(session.frame())
  session.input('select', drag)
  session.input('selectend', drag)
  expect(design.pieces[0]?.at[0]).toBeCloseTo(1)
  expect(input.gesture.fingers.size).toBe(0)
  expect(place).not.toHaveBeenCalled()
})

test('two fingers turn it, and one that vanishes ends the gesture', () => {
  const [a, b] = [finger([0, 0, -2.6]), finger([1, 0, -2.6])]
  session.change([a, b])
  session.input('selectstart', a)
  session.input('selectstart', b)
  move(b, [0, 0, -3.6])
  input.read(session.frame())
  expect(design.pieces[0]?.turn).toBeCloseTo(90)
  session.change([], [a, b])
  expect(input.gesture.fingers.size).toBe(0)
})

test('what the panel covers reaches no piece and places nothing', () => {
  holdInAr(design, { piece: 'sofa', look: 'sage' })
  panel.covers.mockReturnValue(true)
  tap(sourceAt('tracked-pointer', looking([0, 1.4, -1])))
  expect(panel.press).toHaveBeenCalledOnce()
  expect(place).not.toHaveBeenCalled()
})

test('a controller that pressed the panel places with its next press', () => {
  const controller = sourceAt('tracked-pointer', looking([0, 1.4, -1]))
  panel.covers.mockReturnValue(true)
  tap(controller)
  panel.covers.mockReturnValue(false)
  move(controller, [1, 0, -2])
  holdInAr(design, { piece: 'sofa', look: 'sage' })
  tap(controller)
  expect(place).toHaveBeenCalledOnce()
  expect(input.gesture.fingers.size).toBe(0)
})

test('the controller that pressed last points, else the right one; a finger never does', () => {
  const [left, right] = (['left', 'right'] as const).map((hand) =>
    sourceAt('tracked-pointer', looking([3, 0, -3]), hand),
  )
  if (!left || !right) throw new Error('two controllers')
  expect(input.pointing()).toBeUndefined()
  session.change([left, right, finger([0, 0, -2])])
  expect(input.pointing()).toBe(right)
  session.input('selectstart', left)
  session.input('selectend', left)
  expect(input.pointing()).toBe(left)
  session.change([], [left])
  expect(input.pointing()).toBe(right)
})

test('a ray whose place is not known presses nothing, nor does anything after the end', () => {
  session.input('selectstart', sourceAt('screen', null as never))
  expect(design.selected).toBe(1)
  input.dispose()
  session.input('selectstart', finger([5, 0, -3]))
  expect(design.selected).toBe(1)
})
