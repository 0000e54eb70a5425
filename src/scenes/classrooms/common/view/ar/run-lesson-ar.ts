import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Raycaster,
  RingGeometry,
  Scene,
  Vector3,
} from 'three'
import { radians } from '../../../../../math/angle.ts'
import { motionAllowed, stageFlags } from '../../../../../stage/flags.ts'
import { takeRenderer } from '../../../../../stage/renderer.ts'
import { createHitTests, type Hit } from '../../../../../stage/xr/hit-tests.ts'
import { headingOf, type Ray, rayOf } from '../../../../../stage/xr/pose.ts'
import { type FrameFacts, runSession } from '../../../../../stage/xr/run-session.ts'
import { cellAt, panelSize } from '../../model/panel.ts'
import { type Commanded, carryOut } from '../lesson/obey.ts'
import type { LessonSet } from '../scene/lesson-set.ts'
import { partOn } from '../scene/pick.ts'
import { createStudio, mirroredLight } from '../scene/studio.ts'
import { firstLeaf, lookOn } from './look-back.ts'
import { panelContent, placingContent } from './panel-content.ts'
import { createPanelMesh } from './panel-mesh.ts'
import { hangBefore, standBeside } from './panel-place.ts'

export interface LessonArOptions {
  session: XRSession
  set: LessonSet<object>
  source: Commanded
  /** What is being said, read in each frame. */
  said: () => string
  say: (text: string) => void
  /** Lets so many seconds pass in the lab. */
  onTime: (seconds: number) => void
  onPick: (id: string) => void
  /** Under `?stats`, where tests read what can be pointed at. */
  element: HTMLElement
}

/** A table is level: its normal points up, within a few degrees. */
const level = 0.96

/**
 * The lesson on the visitor's own table, at its true size, with a panel beside it. Before it has a place the panel hangs
 * before the eyes and says what to do. The first press stands it where the ring is; each press after that is one on the
 * panel, or on a thing of the set.
 * @returns frees everything; the session is the caller's to end
 * @throws when the graphics or the session fail at the start
 */
export async function runLessonAr(options: LessonArOptions): Promise<() => void> {
  const { session, set, source, said, say, onTime, onPick, element } = options
  const { model, lab, desk } = source.session
  const renderer = rendererFor(set)
  const scene = new Scene()
  const camera = new PerspectiveCamera(60, 1, 0.05, 40)
  const place = new Group()
  const panel = createPanelMesh()
  panel.mesh.visible = false
  place.add(set.root)
  place.visible = false
  const ring = new Mesh(
    new RingGeometry(0.1, 0.115, 48).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: 0xff7a45 }),
  )
  ring.visible = false
  const pointer = new Line(
    new BufferGeometry().setAttribute(
      'position',
      new Float32BufferAttribute([0, 0, 0, 0, 0, -2], 3),
    ),
    new LineBasicMaterial({ color: 0xffffff, transparent: true, opacity: 0.6 }),
  )
  pointer.visible = false
  const studio = createStudio(renderer, 1)
  // Metal and glass that mirror nothing are black.
  scene.environment = studio.surroundings
  scene.environmentIntensity = mirroredLight
  scene.add(...studio.lights, place, panel.mesh, ring, pointer)

  let aim: { hit: Hit; heading: number } | null = null
  let last = 0
  const leaf = firstLeaf()
  const caster = new Raycaster()
  const aimAlong = ({ origin, direction }: Ray) =>
    caster.set(new Vector3(...origin), new Vector3(...direction))

  const stand = () => {
    if (!aim) return
    place.position.set(...aim.hit.at)
    place.rotation.y = radians(aim.heading)
    place.visible = true
    standBeside(panel.mesh, place)
    place.updateMatrixWorld(true)
    // It has its place: the device need look for none any more.
    tests?.dispose()
    tests = undefined
  }
  const press = (ray: Ray) => {
    aimAlong(ray)
    const [hit] = caster.intersectObject(panel.mesh)
    const cell = hit?.uv && cellAt(panel.cells(), hit.uv.x, hit.uv.y)
    const onPanel = hit?.uv !== undefined && panel.isOn(hit.uv.y)
    if (cell?.id === 'leave') session.end().catch(() => {})
    else if (!place.visible) {
      if (!onPanel) stand()
    } else if (cell?.id === 'more') leaf.turned += 1
    else if (cell?.id === 'look') lookOn(leaf, source)
    else if (cell?.command) {
      leaf.looked = 0
      const answer = carryOut(cell.command, source)
      if (answer) say(answer)
    } else if (!onPanel) {
      const id = partOn(caster, set.parts)
      if (id) onPick(id)
    }
  }
  const stop = new AbortController()
  session.addEventListener(
    'select',
    ({ frame, inputSource }) => {
      const base = renderer.xr.getReferenceSpace()
      const matrix = base && frame.getPose(inputSource.targetRaySpace, base)?.transform.matrix
      if (matrix) press(rayOf(matrix))
    },
    { signal: stop.signal },
  )

  const onFrame = ({ frame, space, pose, now }: FrameFacts) => {
    const elapsed = last === 0 ? 0 : Math.min(now - last, 50) / 1000
    last = now
    const [input] = [...(session.inputSources ?? [])].filter(
      ({ targetRayMode, handedness }) =>
        targetRayMode === 'tracked-pointer' && handedness !== 'left',
    )
    const hit = tests?.read(frame, space, input) ?? null
    const eye = pose?.transform.matrix
    if (eye && !panel.mesh.visible) hangBefore(panel.mesh, eye)
    aim = hit && eye && hit.normal[1] > level ? { hit, heading: headingOf(eye) } : null
    ring.visible = !place.visible && aim !== null
    if (aim) ring.position.set(...aim.hit.at)
    const ray = input && frame.getPose(input.targetRaySpace, space)?.transform.matrix
    pointer.visible = ray !== undefined
    if (ray) {
      pointer.matrixAutoUpdate = false
      pointer.matrix.fromArray(ray)
    }
    // The browser may give the page no frames while the headset has its own.
    if (model.moving(lab) && !stageFlags().freeze) onTime(elapsed)
    const still = !motionAllowed()
    set.update(lab, { elapsed: elapsed * desk.pace, still, chosen: desk.chosen })
    panel.show(place.visible ? panelContent(source, said(), leaf) : placingContent(source))
    if (stageFlags().stats) tell(element, place, panel, aim !== null)
  }

  let tests: Awaited<ReturnType<typeof createHitTests>> | undefined
  let end = () => {}
  const dispose = () => {
    desk.clock = 'page'
    end()
    stop.abort()
    tests?.dispose()
    panel.dispose()
    set.dispose()
    studio.dispose()
    for (const part of [ring, pointer]) {
      part.geometry.dispose()
      part.material.dispose()
    }
    renderer.dispose()
    renderer.forceContextLoss()
  }
  try {
    tests = await createHitTests(session)
    end = await runSession(renderer, session, { scene, camera }, onFrame)
    desk.clock = 'headset'
  } catch (error) {
    dispose()
    throw error
  }
  return dispose
}

/** @throws where there are no graphics; the set is then freed, as nobody else will */
function rendererFor(set: LessonSet<object>) {
  try {
    return takeRenderer('ar', { antialias: true, alpha: true, depth: true })
  } catch (error) {
    set.dispose()
    throw error
  }
}

/** Where each button of the panel is in the room, metres, as data for browser tests. */
function tell(
  { dataset }: HTMLElement,
  place: Group,
  panel: ReturnType<typeof createPanelMesh>,
  aims: boolean,
) {
  dataset.aims = String(aims)
  dataset.placed = String(place.visible)
  if (!place.visible) return
  const metres = panelSize.metres / panelSize.width
  const targets = panel.cells().flatMap(({ id, x, y, width, height }) => {
    if (id === undefined) return []
    const at = new Vector3(
      (x + width / 2 - panelSize.width / 2) * metres,
      (panelSize.height / 2 - y - height / 2) * metres,
      0,
    )
    return [[id, panel.mesh.localToWorld(at).toArray()]]
  })
  dataset.targets = JSON.stringify(Object.fromEntries(targets))
  dataset.labels = JSON.stringify(panel.cells().map(({ id = '', label }) => [id, label]))
  dataset.paragraphs = JSON.stringify(panel.content()?.paragraphs ?? [])
}
