import { useLayoutEffect } from 'react'
import {
  Color,
  InstancedBufferAttribute,
  type Material,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three'
import { sansFont } from '../../../../../stage/canvas-fonts.ts'
import { Instances } from '../../../../../stage/instances.tsx'
import {
  MatteMaterial,
  useCanvasTexture,
  useGeometry,
} from '../../../common/view/scene/shadowed-mesh.tsx'
import { type ElementSymbol, elements } from '../../model/elements.ts'
import { type GlyphSet, glyphOf, isDarkLetter, lessonGlyphs } from './atom-style.ts'
import type { Ball, BallStickModel, Stick } from './ball-stick-model.ts'

export interface BallsAndSticksProps {
  model: BallStickModel
  /** Segments around a ball and a stick. */
  fine: readonly [ball: number, stick: number]
  /** All that is to be written on the balls. */
  glyphSet?: GlyphSet
  /** Whether its sticks cast shadows, as its balls always do. */
  castShadow?: boolean
}

/** Molecules as balls with letters on them, and sticks: three calls for all of them. */
export function BallsAndSticks(props: BallsAndSticksProps) {
  const { model, fine, glyphSet = lessonGlyphs, castShadow = false } = props
  const { balls, sticks } = model
  const [ball, stick] = fine
  const rows = Math.ceil(glyphSet.length / columns)
  const planes = useGeometry(letterPlanes, balls.length)
  const { texture } = useCanvasTexture(cell * columns, cell * rows, (context) =>
    drawLetters(context, glyphSet),
  )
  useLayoutEffect(() => {
    const glyphs = planes.getAttribute('glyph')
    for (const [at, each] of balls.entries())
      glyphs.setX(at, Math.max(0, glyphSet.indexOf(glyphOf(each))))
    glyphs.needsUpdate = true
  }, [planes, glyphSet, balls])
  return (
    <>
      <Instances
        items={balls}
        matrixOf={sphereMatrix}
        colorOf={ballColor}
        name="balls"
        castShadow
        receiveShadow
      >
        <sphereGeometry args={[1, ball, Math.ceil(ball * 0.6)]} />
        <meshStandardMaterial roughness={0.32} envMapIntensity={0.75} />
      </Instances>
      <Instances
        items={balls}
        matrixOf={sphereMatrix}
        geometry={planes}
        frustumCulled={false}
        renderOrder={3}
        raycast={ignoreRaycast}
      >
        <meshBasicMaterial
          map={texture}
          map-repeat={[1 / columns, 1 / rows]}
          transparent
          depthWrite={false}
          toneMapped={false}
          onBeforeCompile={placeLetters}
          customProgramCacheKey={() => 'letters on balls'}
        />
      </Instances>
      <Instances items={sticks} matrixOf={stickMatrix} castShadow={castShadow}>
        <cylinderGeometry args={[1, 1, 1, stick]} />
        <MatteMaterial color={0xb9b2a4} roughness={0.45} />
      </Instances>
    </>
  )
}

/** For what is written and marked, which is no thing of its own: a press goes to what lies behind it. */
export const ignoreRaycast = () => {}

const matrix = new Matrix4()
const [at, along, size] = [new Vector3(), new Vector3(), new Vector3()]
const turn = new Quaternion()
const upright = new Vector3(0, 1, 0)

export const sphereMatrix = ({ at, radius }: Ball): Matrix4 =>
  matrix.makeScale(radius, radius, radius).setPosition(...at)

/** From what stands upright about the origin, one meter high. */
export function stickMatrix({ from, to, radius }: Stick): Matrix4 {
  along.set(...to).sub(at.set(...from))
  const length = along.length()
  at.addScaledVector(along, 0.5)
  turn.setFromUnitVectors(upright, along.normalize())
  return matrix.compose(at, turn, size.set(radius, length, radius))
}

const paint = new Color()

const ballColor = ({ element }: BallStickModel['balls'][number]) =>
  paint.set(elements[element].color)

/** Pixels of a letter; in the picture they stand in rows, from the upper left corner. */
const cell = 128
const columns = 8

/** All letters; a charge stands small above. */
function drawLetters(context: CanvasRenderingContext2D, glyphSet: GlyphSet): void {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [index, glyph] of glyphSet.entries()) {
    const [, letter = glyph, sign] = /^([A-Za-z]+)(\d*[+-])?$/.exec(glyph) ?? []
    const [column, row] = [index % columns, Math.floor(index / columns)]
    context.fillStyle = isDarkLetter(letter as ElementSymbol) ? '#14171f' : '#ffffff'
    context.font = sansFont(700, letter.length > 1 ? 66 : 88)
    context.fillText(letter, cell * (column + (sign ? 0.42 : 0.5)), cell * (row + 0.54))
    if (!sign) continue
    context.font = sansFont(700, sign.length > 1 ? 40 : 54)
    // A dash, which the small cut of our face has; it has no minus.
    context.fillText(sign.replace('-', '\u2013'), cell * (column + 0.84), cell * (row + 0.27))
  }
}

/** A plane for the letter of each of so many balls, which says by its attribute which letter. */
function letterPlanes(count: number): PlaneGeometry {
  const planes = new PlaneGeometry(1, 1)
  planes.setAttribute('glyph', new InstancedBufferAttribute(new Float32Array(count), 1))
  return planes
}

/** Each plane shows its part of the picture, and faces the eye from the near side of its ball, wherever the eye is. */
const placeLetters: Material['onBeforeCompile'] = (shader) => {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', '#include <common>\nattribute float glyph;')
    .replace(
      '#include <uv_vertex>',
      `#include <uv_vertex>
       vec2 part = vec2(mapTransform[0][0], mapTransform[1][1]);
       float row = floor((glyph + 0.5) * part.x);
       vMapUv += vec2(glyph * part.x - row, 1.0 - part.y * (row + 1.0));`,
    )
    .replace(
      '#include <project_vertex>',
      `vec4 mvPosition = modelViewMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0);
       float reach = length((modelViewMatrix * instanceMatrix)[0].xyz);
       mvPosition.xyz -= normalize(mvPosition.xyz) * reach * 1.02;
       mvPosition.xy += position.xy * reach * 1.3;
       gl_Position = projectionMatrix * mvPosition;`,
    )
}
