import type { ThreeEvent } from '@react-three/fiber'
import { type RefObject, useRef } from 'react'
import { type Group, Plane, Vector3 } from 'three'
import { degrees, radians } from '../../../../../math/angle.ts'
import { clamp } from '../../../../../math/clamp.ts'
import { sansFont } from '../../../../../stage/canvas-fonts.ts'
import {
  Brass,
  MatteMaterial,
  PrintedMaterial,
  ShadowedMesh,
  Steel,
  useCanvasTexture,
  woodColors,
} from '../../../common/view/scene/shadowed-mesh.tsx'
import { Block, BrassRod } from '../../../common/view/scene/shapes.tsx'
import { pendulumConfig, sceneConfig } from '../../config.ts'
import { changeSetup } from '../../model/lesson/motion-lab.ts'
import { type ExperimentModelProps, useExperiment } from './experiment.ts'
import { palette, printColors } from './palette.ts'

const { scale, pivot, bob, ring } = sceneConfig.pendulum
const length = pendulumConfig.length * scale

/** A pendulum on its stand before a protractor, with two pins where it turns back, and a stopwatch. */
export function Pendulum({ session }: ExperimentModelProps) {
  const swing = useRef<Group>(null)
  const pins = useRef<Group>(null)
  useExperiment(session, 'pendulum', ({ state }, { setup }) => {
    swing.current?.rotation.set(0, 0, state.angle)
    for (const [at, pin] of pins.current?.children.entries() ?? [])
      pin.rotation.z = (at === 0 ? 1 : -1) * radians(setup.amplitude)
  })
  return (
    <>
      <Stand />
      <Protractor />
      <group ref={pins}>
        <Pin color={palette.first} />
        <Pin color={palette.before} />
      </group>
      <group ref={swing} position-y={pivot}>
        <ShadowedMesh position-y={-length / 2}>
          <cylinderGeometry args={[0.0018, 0.0018, length, 24]} />
          <Steel />
        </ShadowedMesh>
        <group name="bob" position-y={-length} {...usePull(session, swing)}>
          <ShadowedMesh>
            <sphereGeometry args={[bob, 32, 24]} />
            <MatteMaterial color={palette.first} roughness={0.35} />
          </ShadowedMesh>
          {/* What a finger takes hold of, and is never drawn. */}
          <mesh>
            <sphereGeometry args={[bob * 2.4, 8, 6]} />
            <meshBasicMaterial visible={false} />
          </mesh>
        </group>
        <BrassRod position-z={0.004} rotation-x={Math.PI / 2} radius={0.0055} height={0.012} />
      </group>
      <Stopwatch session={session} />
    </>
  )
}

const { least, most } = pendulumConfig.amplitude

/** The plane that the bob swings in, as its stand lies. */
const swingPlane = new Plane(new Vector3(0, 0, 1))

/** Pulls the bob aside, and lets it go; a press that does not move it is one on the whole experiment. */
function usePull({ lab }: ExperimentModelProps['session'], swing: RefObject<Group | null>) {
  const pull = useRef<'held' | 'moved'>(undefined)
  const end = () => {
    if (pull.current === 'moved') lab.running = true
    pull.current = undefined
  }
  return {
    onPointerDown(event: ThreeEvent<PointerEvent>) {
      if (lab.experiment !== 'pendulum') return
      event.stopPropagation()
      // What turns the view listens around the canvas.
      event.nativeEvent.stopPropagation()
      const holder = event.target as Element
      holder.setPointerCapture(event.pointerId)
      pull.current = 'held'
    },
    onPointerMove({ ray }: ThreeEvent<PointerEvent>) {
      const stand = swing.current?.parent
      if (!pull.current || !stand) return
      const inStand = ray.clone().applyMatrix4(stand.matrixWorld.clone().invert())
      const at = inStand.intersectPlane(swingPlane, new Vector3())
      if (!at) return
      const pulled = Math.round(degrees(Math.atan2(at.x, pivot - at.y)))
      const amplitude = clamp(pulled, least, most)
      if (amplitude === lab.setup.amplitude && pull.current === 'held') return
      pull.current = 'moved'
      changeSetup(lab, { amplitude })
    },
    onPointerUp: end,
    onLostPointerCapture: end,
  }
}

function Stand() {
  return (
    <>
      <Block position={[0, 0.007, -0.01]} size={[0.26, 0.014, 0.13]} color={woodColors.walnut} />
      <BrassRod position={[0, (pivot + 0.2) / 2, -0.045]} radius={0.0065} height={pivot + 0.2} />
      <BrassRod
        position={[0, pivot, -0.018]}
        rotation-x={Math.PI / 2}
        radius={0.005}
        height={0.06}
      />
      <ShadowedMesh position={[0, pivot + 0.203, -0.045]}>
        <sphereGeometry args={[0.0085, 20, 14]} />
        <Brass />
      </ShadowedMesh>
    </>
  )
}

/** Degrees from the lowest point both ways, on a ring within which the bob swings. */
function Protractor() {
  const { texture } = useCanvasTexture(1024, 1024, drawProtractor)
  return (
    <group position={[0, pivot, -0.022]}>
      <mesh receiveShadow>
        <ringGeometry args={[ring.inner, ring.outer, 96]} />
        <PrintedMaterial map={texture} />
      </mesh>
      <ShadowedMesh position-z={-0.001} rotation-y={Math.PI}>
        <ringGeometry args={[ring.inner, ring.outer, 96]} />
        <MatteMaterial color={woodColors.walnut} roughness={0.55} />
      </ShadowedMesh>
    </group>
  )
}

function Pin({ color }: { color: number }) {
  return (
    <group position={[0, pivot, -0.02]}>
      <Block position-y={-ring.inner - 0.0035} size={[0.004, 0.011, 0.003]} color={color} />
    </group>
  )
}

const radius = 0.042
const turnOf = (seconds: number) => -(seconds / sceneConfig.dial) * Math.PI * 2

/** It leans on its foot: its hand stops at the time of a whole swing, its mark is what was guessed. */
function Stopwatch({ session }: ExperimentModelProps) {
  const hand = useRef<Group>(null)
  const mark = useRef<Group>(null)
  const { texture } = useCanvasTexture(512, 512, drawDial)
  useExperiment(session, 'pendulum', ({ steps, state }, { guesses }) => {
    const time = steps * pendulumConfig.step
    const { measured = time } = state
    hand.current?.rotation.set(0, 0, turnOf(Math.min(time, measured)))
    mark.current?.rotation.set(0, 0, turnOf(guesses.period ?? 0))
    if (mark.current) mark.current.visible = guesses.period !== null
  })
  return (
    <group name="stopwatch" position={[0.215, 0, 0.05]}>
      <Block position={[0, 0.006, -0.006]} size={[0.05, 0.012, 0.036]} color={woodColors.walnut} />
      <group position-y={radius + 0.012} rotation-x={-0.32}>
        <ShadowedMesh rotation-x={Math.PI / 2}>
          <cylinderGeometry args={[radius + 0.003, radius + 0.003, 0.012, 48]} />
          <MatteMaterial color={palette.ink} roughness={0.5} />
        </ShadowedMesh>
        <ShadowedMesh position-z={0.006}>
          <torusGeometry args={[radius + 0.0015, 0.003, 12, 56]} />
          <Brass />
        </ShadowedMesh>
        <BrassRod position-y={radius + 0.009} radius={0.005} height={0.012} />
        <BrassRod position-z={0.01} rotation-x={Math.PI / 2} radius={0.003} height={0.003} />
        <mesh position-z={0.0065}>
          <circleGeometry args={[radius, 48]} />
          <PrintedMaterial map={texture} />
        </mesh>
        <group ref={mark} name="guess" position-z={0.0078}>
          <Block position-y={radius - 0.0065} size={[0.004, 0.011, 0.0014]} color={palette.guess} />
        </group>
        <group ref={hand} name="hand" position-z={0.009}>
          <Block
            position-y={(radius - 0.02) / 2}
            size={[0.0024, radius - 0.012, 0.0014]}
            color={palette.ink}
          />
        </group>
      </group>
    </group>
  )
}

/** What is printed round a circle, pixels. */
interface Scale {
  face: string
  /** How many ticks go inwards from the rim, and how long each of them is. */
  ticks: number
  rim: number
  tick: (at: number) => number
  /** Evenly round the circle from its top, so far from its middle. */
  figures: readonly number[]
  reach: number
  /** Of a figure. */
  size: number
}

function drawScale(
  context: CanvasRenderingContext2D,
  { face, ticks, rim, tick, figures, reach, size }: Scale,
): void {
  const middle = context.canvas.width / 2
  const on = (share: number, radius: number) => {
    const angle = share * 2 * Math.PI
    return [middle + Math.sin(angle) * radius, middle - Math.cos(angle) * radius] as const
  }
  context.fillStyle = face
  context.fillRect(0, 0, 2 * middle, 2 * middle)
  context.strokeStyle = printColors.ink
  context.fillStyle = printColors.ink
  context.lineWidth = 3
  for (let at = 0; at < ticks; at += 1) {
    context.beginPath()
    context.moveTo(...on(at / ticks, rim))
    context.lineTo(...on(at / ticks, rim - tick(at)))
    context.stroke()
  }
  context.font = sansFont(600, size)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [at, figure] of figures.entries())
    context.fillText(String(figure), ...on(at / figures.length, reach))
}

/** A protractor round the pivot: degrees from the lowest point both ways. */
const drawProtractor = (context: CanvasRenderingContext2D) =>
  drawScale(context, {
    face: printColors.enamel,
    ticks: 72,
    rim: 502,
    tick: (at) => (at % 6 === 0 ? 44 : at % 2 === 0 ? 30 : 18),
    figures: Array.from({ length: 12 }, (_, at) => Math.abs(180 - at * 30)),
    reach: ((ring.inner / ring.outer) * 512 + 502 - 44) / 2,
    size: 40,
  })

/** The stopwatch's face: ten seconds once round. */
const drawDial = (context: CanvasRenderingContext2D) =>
  drawScale(context, {
    face: '#fdfbf5',
    ticks: sceneConfig.dial * 5,
    rim: 244,
    tick: (at) => (at % 5 === 0 ? 40 : 20),
    figures: Array.from({ length: sceneConfig.dial }, (_, second) => second),
    reach: 168,
    size: 58,
  })
