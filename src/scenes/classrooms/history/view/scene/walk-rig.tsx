import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { type PerspectiveCamera, Raycaster, Vector2 } from 'three'
import { subscribe } from 'valtio/vanilla'
import { motionAllowed } from '../../../../../stage/flags.ts'
import type { SceneProps } from '../../../common/view/scene/lesson-scene.tsx'
import { watchPresses } from '../../../common/view/scene/pick.ts'
import { useLabel } from '../../../common/view/scene/use-label.ts'
import type { PantheonLab } from '../../model/lesson/pantheon-lab.ts'
import { sitePlan } from '../../model/site-plan.ts'
import type { PantheonSet } from './build-set.ts'
import type { createDaylight } from './daylight.ts'
import { createEyes } from './eyes.ts'
import { pressed } from './press.ts'
import { watchSteps } from './steps.ts'

interface WalkRigProps
  extends Pick<SceneProps<PantheonLab>, 'session' | 'label' | 'onPick' | 'onDrawn'> {
  set: PantheonSet
  daylight: ReturnType<typeof createDaylight>
}

/** Draws what somebody sees who walks in the building, each time something has changed. */
export function WalkRig({ set, daylight, session, label, onPick, onDrawn }: WalkRigProps) {
  const { lab, desk } = session
  const { invalidate, gl, camera } = useThree()
  const own = useRef({ at: 0, told: false, due: true, outside: true, eyes: createEyes(session) })

  useEffect(() => {
    const change = () => {
      own.current.due = true
      // Who wears a headset does not see the page, and the device has the set to draw in the room.
      if (desk.clock === 'page') invalidate()
    }
    const stops = [
      subscribe(lab, change),
      subscribe(desk, change),
      desk.view.listen(() => invalidate()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [lab, desk, invalidate])

  // The renderer of the scene knows no effect events.
  const press = useRef((_: { clientX: number; clientY: number }) => {})
  press.current = ({ clientX, clientY }) => {
    const box = gl.domElement.getBoundingClientRect()
    place.set(
      ((clientX - box.left) / box.width) * 2 - 1,
      1 - ((clientY - box.top) / box.height) * 2,
    )
    caster.setFromCamera(place, camera)
    const id = pressed(caster, set, lab)
    if (id) onPick(id)
  }
  useEffect(() => {
    // The frame round the canvas holds the pointer while the view is dragged, and the focus while keys are pressed.
    const frame = gl.domElement.closest<HTMLElement>('[role=application]')
    if (!frame) return
    const stops = [watchPresses(frame, (event) => press.current(event)), watchSteps(frame, session)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [gl, session])

  const name = useLabel(label)

  useFrame(({ size }) => {
    const now = performance.now()
    // The first frame after a rest has no past.
    const elapsed = own.current.at === 0 ? 0 : Math.min(now - own.current.at, 50) / 1000
    own.current.at = now
    const moves = motionAllowed()
    const { due } = own.current
    // Who only looks about changes nothing in the building.
    if (due) set.update(lab, { elapsed: moves ? elapsed : 0, still: !moves, chosen: desk.chosen })
    const seen = camera as PerspectiveCamera
    const again = own.current.eyes.look(seen, moves ? elapsed : 1, size.width / size.height)
    const { x, y, z } = seen.position
    const outside = y > 30 || Math.hypot(x, z) > sitePlan.rotunda + 3
    if (due || outside !== own.current.outside) {
      daylight.shine(lab.day, lab.hour, `${lab.age} ${lab.colours}`, outside)
    }
    own.current.due = false
    own.current.outside = outside
    if (again) invalidate()
    else own.current.at = 0
    name.current?.place(desk.chosen === null ? null : set.anchor(desk.chosen), seen, size)
    if (own.current.told) return
    own.current.told = true
    // After this frame is on the canvas.
    requestAnimationFrame(onDrawn)
  })

  return null
}

const caster = new Raycaster()
const place = new Vector2()
