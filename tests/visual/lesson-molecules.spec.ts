import { expect } from '../setup/test.ts'
import { testLooks } from './lesson-moments.ts'

testLooks('molecules', {
  measured: async (hand, lesson) => {
    for (const name of ['Measure the angle', 'Lone pairs']) await hand.act(name)
    await hand.choose('Molecule on the stand', 'Ammonia')
    await hand.act('Measure the angle')
    await expect(lesson.reading('angle')).toHaveText('106.67°')
  },
  reacted: async (hand, lesson) => {
    for (const [name, number] of Object.entries({ hydrogen: 2, oxygen: 1, water: 2 }))
      await hand.set(`Number before ${name}`, number)
    await hand.act('Check the equation')
    for (const name of ['Hydrogen', 'Oxygen']) await hand.set(`${name} on the tray`, 4)
    await hand.act('Let it react')
    await expect(lesson.reading('water')).toHaveText('4')
  },
})
