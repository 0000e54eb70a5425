import { useRef } from 'react'
import type { Group, Mesh } from 'three'
import { radians } from '../../../../../math/angle.ts'
import { sansFont } from '../../../../../stage/canvas-fonts.ts'
import {
  MatteMaterial,
  PrintedMaterial,
  ShadowedMesh,
  useCanvasTexture,
  woodColors,
} from '../../../common/view/scene/shadowed-mesh.tsx'
import { Block, BrassRod } from '../../../common/view/scene/shapes.tsx'
import { sceneConfig } from '../../config.ts'
import type { Finding } from '../../model/lesson/instruments.ts'
import type { TrialOf } from '../../model/lesson/live.ts'
import { pathOf, previousThrow } from '../../model/lesson/motion-lab.ts'
import { solveThrowWithoutDrag, spanOf } from '../../model/lesson/scales.ts'
import { type ExperimentModelProps, useExperiment } from './experiment.ts'
import { palette, printColors } from './palette.ts'
import { Trail, type TrailHandle } from './trail.tsx'

const { from, length, ground, high } = sceneConfig.range
/** Dots from the throw to the landing, were there no air. */
const dots = 40
const ballRadius = 0.0085

/** A launcher and its range, whose scale follows the throw. */
export function Launcher({ session }: ExperimentModelProps) {
  const ruler = useCanvasTexture(2048, 128)
  const barrel = useRef<Group>(null)
  const post = useRef<Mesh>(null)
  const ball = useRef<Mesh>(null)
  const flag = useRef<Group>(null)
  const [now, past] = [useRef<TrailHandle>(null), useRef<TrailHandle>(null)]
  const drawn = useRef<{ span: number; finding?: Finding | undefined }>({ span: 0 })

  useExperiment(session, 'throw', ({ state, rows }, shown) => {
    const { setup, guesses } = shown
    const span = spanOf(setup, guesses.range, length / high)
    const finding = previousThrow(shown)
    const scale = length / span
    const every = solveThrowWithoutDrag(setup).time / dots
    if (span !== drawn.current.span) ruler.draw((context) => drawRange(context, span))
    if (span !== drawn.current.span || finding !== drawn.current.finding)
      past.current?.put(dotsOf(finding ? pathOf(finding) : [], every, scale))
    drawn.current = { span, finding }
    now.current?.put(dotsOf(rows, every, scale))
    const start = ground + ballRadius + setup.height * scale
    barrel.current?.position.set(from, start, 0)
    barrel.current?.rotation.set(0, 0, radians(setup.elevation))
    post.current?.scale.setY(start)
    post.current?.position.setY(start / 2)
    ball.current?.position.set(from + state.x * scale, ground + ballRadius + state.y * scale, 0)
    flag.current?.position.setX(from + (guesses.range ?? 0) * scale)
    if (flag.current) flag.current.visible = guesses.range !== null
  })
  return (
    <>
      <Block
        position={[from + length / 2 + 0.012, ground / 2, 0]}
        size={[length + 0.02, ground, 0.078]}
        color={woodColors.walnut}
      />
      <mesh
        position={[from + length / 2, ground + 0.0008, 0.02]}
        rotation-x={-Math.PI / 2}
        receiveShadow
      >
        <planeGeometry args={[length, length / 15]} />
        <PrintedMaterial map={ruler.texture} />
      </mesh>
      <Block
        ref={post}
        position={[from, 0, -0.016]}
        size={[0.02, 1, 0.02]}
        color={woodColors.walnut}
      />
      <group ref={barrel}>
        <BrassRod position-x={-0.028} rotation-z={Math.PI / 2} radius={0.0105} height={0.062} />
        <BrassRod rotation-z={Math.PI / 2} radius={0.013} height={0.012} />
      </group>
      <ShadowedMesh ref={ball} name="ball">
        <sphereGeometry args={[ballRadius, 28, 20]} />
        <MatteMaterial color={palette.first} roughness={0.35} />
      </ShadowedMesh>
      <group ref={flag} name="guess" position={[from, ground, -0.012]}>
        <BrassRod position-y={0.03} radius={0.0012} height={0.06} />
        <Block position={[0.0105, 0.0525, 0]} size={[0.02, 0.013, 0.0012]} color={palette.guess} />
      </group>
      <Trail ref={now} color={palette.first} radius={0.0034} most={dots * 3} />
      <Trail ref={past} color={palette.before} radius={0.0028} most={dots * 3} />
    </>
  )
}

/** Dots along a path, from one to the next so many seconds. @param scale  of the path on the range */
function* dotsOf(path: TrialOf<'throw'>['rows'], every: number, scale: number) {
  let next = 0
  for (const { time, x, y } of path) {
    if (time < next) continue
    yield [from + x * scale, ground + 0.004 + y * scale, 0] as const
    next += every
  }
}

/** The range's ten parts. @param span  meters of all of them */
function drawRange(context: CanvasRenderingContext2D, span: number): void {
  const { width, height } = context.canvas
  context.fillStyle = printColors.enamel
  context.fillRect(0, 0, width, height)
  for (let part = 0; part < 10; part += 2) {
    context.fillStyle = '#e3dac6'
    context.fillRect((part / 10) * width, 0, width / 10, height)
  }
  context.fillStyle = printColors.ink
  context.font = sansFont(600, height * 0.44)
  context.textBaseline = 'middle'
  context.textAlign = 'right'
  for (let part = 0; part <= 10; part += 1) {
    const x = Math.min(width - 3, Math.max(3, (part / 10) * width))
    context.fillRect(x - 2, 0, 4, height)
    const meters = (part * span) / 10
    if (part > 0 && Number.isInteger(meters)) context.fillText(String(meters), x - 10, height / 2)
  }
}
