import { InstancedMesh, Matrix4, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { runAction, setSlider } from '../../../../common/model/lesson.ts'
import { meshesOf } from '../../../../common/view/scene/testing/scene-help.ts'
import { motionLesson as lesson } from '../../../model/lesson/lesson.ts'
import { buildOrbit } from './build-orbit.ts'

test('star and planet have always been on opposite sides of their centre, as far as the other is heavy', () => {
  const lab = lesson.create()
  runAction(lesson, lab, 'use-orbit')
  setSlider(lesson, lab, 'massRatio', 0.5)
  runAction(lesson, lab, 'finish')
  const orbit = buildOrbit()
  orbit.show(lab)
  const [planet = [], star = []] = meshesOf(orbit.root)
    .filter((mesh) => mesh instanceof InstancedMesh)
    .map((trail) =>
      Array.from({ length: trail.count }, (_, at) => {
        const matrix = new Matrix4()
        trail.getMatrixAt(at, matrix)
        return new Vector3().setFromMatrixPosition(matrix).setZ(0)
      }),
    )
  expect(planet.length).toBeGreaterThan(10)
  expect(star.length).toBe(planet.length)
  const { massRatio } = lab.setup
  expect(massRatio).toBeGreaterThan(0.1)
  planet.forEach((place, at) => {
    expect(star[at]?.distanceTo(place.clone().multiplyScalar(-massRatio))).toBeLessThan(1e-6)
  })
})
