import { expect } from '../setup/test.ts'
import { testLooks } from './lesson-moments.ts'

testLooks('pantheon', {
  entered: async (hand, lesson) => {
    await hand.act('Go to the middle')
    await expect(lesson.reading('from-middle')).toHaveText('0.0 m')
  },
  lit: async (hand, lesson) => {
    for (const name of ['21 June', 'Noon', 'Look at the light']) await hand.act(name)
    await expect(lesson.reading('light')).toHaveText('On the floor')
  },
})
