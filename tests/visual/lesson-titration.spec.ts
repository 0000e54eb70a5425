import { expect } from '../setup/test.ts'
import { testLooks } from './lesson-moments.ts'

testLooks('titration', {
  filled: async (hand) => {
    for (const name of ['Goggles', 'Rinse with base', 'Fill the burette', 'Drive the air out'])
      await hand.act(name)
  },
  coloured: async (hand, lesson) => {
    const level = lesson.page.getByRole('slider', { name: 'Level in the burette' })
    await hand.act('Swirl')
    await hand.set(
      'Level in the burette',
      Math.round((Number(await level.inputValue()) + 27) * 20) / 20,
    )
    await expect(lesson.reading('colour')).toHaveText('Deep pink')
  },
})
