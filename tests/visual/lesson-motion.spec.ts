import { expect } from '../setup/test.ts'
import { testLooks } from './lesson-moments.ts'

testLooks('motion', {
  swung: async (hand, lesson) => {
    await hand.set('Your guess: time of a swing', 1.8)
    await hand.set('Amplitude', 90)
    await hand.act('To the end')
    await expect(lesson.reading('period')).toHaveText('2.368 s')
  },
  thrown: async (hand, lesson) => {
    await hand.act('Use the launcher')
    await hand.set('Your guess: distance', 24)
    await hand.act('To the end')
    await hand.choose('Air', 'In air')
    await hand.act('To the end')
    await expect(lesson.reading('distance')).toHaveText('15.83 m')
  },
})
