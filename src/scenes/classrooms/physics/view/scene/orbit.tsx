import { useRef } from 'react'
import type { Mesh } from 'three'
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
import { sceneConfig } from '../../config.ts'
import type { TrialOf } from '../../model/lesson/live.ts'
import { reachOf } from '../../model/lesson/scales.ts'
import { type ExperimentModelProps, useExperiment } from './experiment.ts'
import { Trail, type TrailHandle, thinOut } from './trail.tsx'

const { radius, lean, middle } = sceneConfig.plate
/** The outermost circle is drawn somewhat within the picture's edge. */
const rim = (radius * 512) / 490
/** Above the plate's face. */
const above = 0.013
const most = 360
/** Rows of a run from one dot to the next, at least. */
const every = 2

/** A leaning plate with circles, a star, a planet, and the line between them. */
export function Orbit({ session }: ExperimentModelProps) {
  const circles = useCanvasTexture(1024, 1024)
  const drawn = useRef(0)
  const [star, planet, line] = [useRef<Mesh>(null), useRef<Mesh>(null), useRef<Mesh>(null)]
  const [starTrail, trail] = [useRef<TrailHandle>(null), useRef<TrailHandle>(null)]

  useExperiment(session, 'orbit', ({ rows, state }, { setup }) => {
    const reach = reachOf(setup, rows)
    if (reach !== drawn.current) circles.draw((context) => drawPlate(context, reach))
    drawn.current = reach
    const scale = radius / reach
    // The line between the two is what is known; it is shared as the masses are.
    const share = setup.massRatio / (1 + setup.massRatio)
    const [x, y] = [state.x * scale, state.y * scale]
    star.current?.position.set(-share * x, -share * y, above)
    planet.current?.position.set((1 - share) * x, (1 - share) * y, above)
    line.current?.position.set((0.5 - share) * x, (0.5 - share) * y, above)
    line.current?.rotation.set(0, 0, Math.atan2(y, x) - Math.PI / 2)
    line.current?.scale.setY(Math.hypot(x, y))
    trail.current?.put(dotsOf(rows, (1 - share) * scale))
    starTrail.current?.put(share > 0 ? dotsOf(rows, -share * scale) : [])
  })
  return (
    <>
      <Block position={[0, 0.009, -0.02]} size={[0.18, 0.018, 0.13]} color={woodColors.walnut} />
      <BrassRod position={[0, middle / 2, -0.02]} radius={0.009} height={middle - 0.024} />
      <group position-y={middle} rotation-x={-lean}>
        <ShadowedMesh rotation-x={Math.PI / 2}>
          <cylinderGeometry args={[rim + 0.006, rim + 0.006, 0.008, 72]} />
          <Brass />
        </ShadowedMesh>
        <mesh position-z={0.0045} receiveShadow>
          <circleGeometry args={[rim, 96]} />
          <PrintedMaterial map={circles.texture} roughness={0.55} />
        </mesh>
        <ShadowedMesh ref={star} name="star">
          <sphereGeometry args={[0.014, 32, 24]} />
          <meshStandardMaterial color={0xffc65c} emissive={0xff9d1e} emissiveIntensity={0.75} />
        </ShadowedMesh>
        <ShadowedMesh ref={planet} name="planet">
          <sphereGeometry args={[0.0088, 28, 20]} />
          <MatteMaterial color={0x6fa8dc} roughness={0.4} />
        </ShadowedMesh>
        <ShadowedMesh ref={line}>
          <cylinderGeometry args={[0.0012, 0.0012, 1, 10]} />
          <Steel />
        </ShadowedMesh>
        <Trail ref={trail} color={0x9fc3ea} radius={0.0021} most={most} />
        <Trail ref={starTrail} color={0xffc65c} radius={0.002} most={most} />
      </group>
    </>
  )
}

/** @param scale  of the line between the two on the plate, from their center to the one */
const dotsOf = (rows: TrialOf<'orbit'>['rows'], scale: number) =>
  thinOut(rows, every, most).map(({ x, y }) => [x * scale, y * scale, 0.006] as const)

/** The plate of an orbit: five circles with their distances. @param reach  astronomical units of the outermost */
function drawPlate(context: CanvasRenderingContext2D, reach: number): void {
  context.fillStyle = '#1d2740'
  context.fillRect(0, 0, 1024, 1024)
  context.strokeStyle = 'rgb(232 224 204 / 0.5)'
  context.fillStyle = '#e8e0cc'
  context.lineWidth = 2.5
  context.font = sansFont(600, 30)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (let ring = 1; ring <= 5; ring += 1) {
    const radius = (ring / 5) * 490
    context.beginPath()
    context.arc(512, 512, radius, 0, Math.PI * 2)
    context.stroke()
    // Aslant within its circle, where neither the start nor the far end of an ellipse lies.
    const place = 512 + (radius - 34) * Math.SQRT1_2
    context.fillText(String((ring * reach) / 5), place, place)
  }
}
