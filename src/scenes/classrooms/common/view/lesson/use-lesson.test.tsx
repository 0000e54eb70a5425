import { readFileSync } from 'node:fs'
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { lessonModels } from '../../../../../../tests/setup/lesson-models.ts'
import { addStrings, createI18n } from '../../../../../i18n/create.ts'

import type { LessonId } from '../../../../../site/lessons.ts'
import type { Locale } from '../../../../../site/locales.ts'
import { type CommandWords, type LessonWords, shapeOf } from '../../model/document.ts'
import { createSession } from '../../model/session.ts'
import { firstView as view } from '../../model/testing/lab-help.ts'
import { shownReadings } from '../../model/withheld-readings.ts'
import { Summary } from './summary.tsx'
import { useLesson } from './use-lesson.ts'

const read = <Document,>(locale: string, file: string) =>
  JSON.parse(readFileSync(`content/${locale}/${file}.json`, 'utf8')) as Document

/** With plain spaces where a line must not end. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** A lesson under way, without its workspace: what moves has come to rest after each command. */
function open(id: LessonId, locale: Locale = 'en') {
  const words = read<LessonWords>(locale, `lessons/${id}`)
  const commands = read<CommandWords>(locale, 'lesson-commands')
  const i18n = createI18n(locale, 'Realia')
  addStrings(i18n, { lesson: read(locale, 'ui/lesson') })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  )
  const model = lessonModels[id]
  const opened = createSession(model, shapeOf(words), { view })
  const { result } = renderHook(() => useLesson({ ...opened, words, commands }), { wrapper })
  const { lesson, command, passTime } = result.current
  const { session, text, saying } = lesson
  const { lab, progress } = session
  const reading = (id: string) => {
    const found = shownReadings(model, lab, progress).find((one) => one.id === id)
    return found && plain(text.reading(found))
  }
  /** Says a command; what is heard since then is all that the lesson says to it. */
  async function say(given: string) {
    const times = saying.times
    const heard = [saying.text]
    await act(async () => command(given))
    heard.push(saying.text)
    for (let i = 0; i < 100 && model.moving(lab); i += 1) await act(async () => passTime(0.1))
    heard.push(saying.text)
    return saying.times === times ? '' : plain(heard.slice(1).join(' '))
  }
  /**
   * Says commands, which stand between semicolons: behind an arrow what is heard, behind a question mark an instrument
   * and what it shows, and `{+24}` is the level of the burette and so much more.
   */
  async function follow(script: string) {
    for (const line of script.split('; ')) {
      const [, instrument = '', shown] = /^\? (\S+) (.+)/.exec(line) ?? []
      if (shown) {
        expect(reading(instrument), line).toBe(shown)
        continue
      }
      const [given = '', expected = ''] = line.split(' → ')
      const level = (more: string) => ((lab as { level: number }).level + Number(more)).toFixed(2)
      const heard = await say(given.replace(/\{(.+)\}/, (_, more) => level(more)))
      expect(heard, line).not.toBe('')
      expect(heard, line).toContain(expected)
    }
  }
  return { lesson, session, text, words, wrapper, say, follow, reading }
}

beforeEach(() => {
  // Time passes by the test alone.
  vi.stubGlobal('requestAnimationFrame', () => 0)
})

const read0 = 'set my reading to {+0}; note'
const titrated = `rinse; fill; air out; fresh flask; ${read0}; set level to {+25.05} mL; ${read0}`
const looked = 'look at the roof; look at the altar; look at the steps'

/**
 * By lesson and language: how to go on, a line of commands for each step, the last of which does it, and one for the quiz.
 */
const scripts = `
cell en: next
predict 1; set width to 20; ? membrane 7.0 mm; choose true scale
choose enlarged; predict two; to the Golgi → it stays in the nucleus; to the nucleus; through a pore
predict 3; go to a ribosome; to a vesicle → a signal is sticking out of it; to the rough ER
predict 2; into a vesicle; to the Golgi apparatus
predict 1; into a vesicle; to the cell membrane; ? stage Protein outside the cell; ? mistakes 2
predict 3; choose for lysosomes; to the nucleus; through a pore; to a ribosome; to the rough ER; into a vesicle; to the Golgi; into a vesicle; to the membrane → has the lysosome tag; to a lysosome
answer 2; answer 3; answer 3; answer 1; answer 3; check answers → 4 of 5 correct; try again; answer 2; check answers → 5 of 5 correct

molecules en: next step
predict 2; measure the angle; measure the bond
predict two; show lone pairs; choose ammonia
predict 3; measure angle; use methane; measure angle; ? angle 109.47°
predict 2; number before hydrogen 2; oxygen number 1; set the number before water to 2; check it
predict 2; hydrogen on the tray four; oxygen put in 2; react; oxygen put in 4; react → Rounds completed: 2. Some reactants are left over.
predict 1; choose methane burns; ? heat Balance the equation first; methane number 1; oxygen number 2; carbon dioxide number 1; water number 2; check equation; methane put in 1; oxygen put in 2; start; ? heat -890.7 kJ; use neutralization; hydronium number 1; hydroxide number 1; water number 2; check it; hydronium put in 1; hydroxide put in 1; react
answer 3; answer 1; answer 2; answer 2; answer 3; check answers → 5 of 5 correct

motion en: next
predict 2; to the end; again; guess time 2; to the end → Timed: 2.04 s. Your guess was close.
predict three; amplitude 10; to the end; set amplitude to 90; to the end; ? period 2.368 s
predict 3; use the launcher; guess distance 40; to the end → much too far; again; guess distance 20; to the end
predict 2; choose in air; speed 15; to the end; speed 14; to the end; ? distance 15.83 m
predict 1; air table; to the end; restitution 0.5; to the end → 62
predict 1; use the orbit; to the end; speed at the start 0.8; to the end; ? eccentricity 0.36
answer 2; answer 3; answer 3; answer 2; answer 3; check answers → 5 of 5 correct

titration en: next
predict one; fill the burette → goggles first; goggles; rinse; fill; air out
predict 2; set eye to 0; ${read0}
predict 3; swirl; set level to {+27}; ? colour Deep pink; ${read0}
predict 3; ${titrated}; ${titrated}
predict 2; ? mean 25.05 mL; check result; set my result to 0.1002; check result
predict 1; use methyl orange; ${read0}; level {+8}; ? colour Yellow; ${read0}
answer 1; answer 2; answer 1; answer 2; answer 2; check answers → 5 of 5 correct

pantheon en: next
predict two; look at the light → Walk in first; go to the porch; go to the middle
predict 2; set day to 111; noon; ? light-up 5.8 m; entrance
predict 2; look at the light; longest day; ? light-north 14.5 m
predict 3; shortest day
predict 2; choose now; look at the dome; ${looked}; choose then; look at the dome; ${looked}
predict 3; look at the rosettes; choose certainty; look at the rosettes
answer 1; answer 1; answer 2; answer 2; answer 2; check answers → 5 of 5 correct

pantheon hi: अगला चरण
मेरा अनुमान दो है; रोशनी देखो; बीच में जाओ
अनुमान २; दिन को 111 करो; दोपहर; द्वार पर जाओ
मुझे लगता है विकल्प दो; रोशनी कहाँ है; सबसे लंबा दिन
अनुमान 3; सबसे छोटा दिन
अनुमान 2; आज चुनो; छत देखो; वेदी देखो; सीढ़ियाँ देखो; प्राचीन चुनो; छत देखो; वेदी देखो; सीढ़ियाँ देखो
अनुमान 3; निश्चितता चुनो; फूल देखो
उत्तर 1; जवाब 1; उत्तर दो; उत्तर 2; उत्तर 2; उत्तर जाँचो → 5 में से 5 सही
`
  .trim()
  .split('\n\n')
  .map((script) => {
    const [, id, locale, next = '', lines = ''] =
      /^(\w+) (\w+): ([^\n]+)\n(.+)$/s.exec(script) ?? []
    return [id as LessonId, locale as Locale, next, lines] as const
  })

test.each(scripts)(
  'the lesson %s is done by commands alone, from its first step to its summary, in %s',
  async (id, locale, next, script) => {
    const { lesson, session, text, words, wrapper, say, follow } = open(id, locale)
    const { progress } = session
    for (const [at, line] of script.split('\n').entries()) {
      expect(progress.at).toBe(at)
      const given = line.split('; ')
      const last = given.findLastIndex((one) => !one.startsWith('?'))
      for (const [i, one] of given.entries()) {
        await follow(one)
        const done = progress.steps[at]?.done ?? i >= last
        expect(done, `${one}: does the step`).toBe(i >= last)
      }
      if (at < words.steps.length)
        expect(await say(next)).toContain(words.steps[at + 1]?.title ?? '')
    }
    const print = vi.fn()
    vi.stubGlobal('print', print)
    render(<Summary lesson={lesson} today={new Date(2027, 4, 4)} />, { wrapper })
    fireEvent.click(screen.getByRole('button'))
    expect(print).toHaveBeenCalledOnce()
    const sheet = document.querySelector('[data-print-sheet]')?.textContent
    for (const { title, explain, predict } of words.steps)
      for (const part of [title, explain, predict.options[predict.right]])
        expect(sheet).toContain(part)
    expect(sheet).toContain(script.split(' → ').at(-1))
    expect(sheet).toContain('2027')
    const shown = session.model.readings(session.lab).filter(({ away }) => !away)
    const listed = [...document.querySelectorAll('[data-print-sheet] dt')]
    expect(listed.map((one) => one.textContent)).toEqual(
      shown.map(({ id: reading }) => text.readingName(reading)),
    )
    await act(async () => dispatchEvent(new Event('afterprint')))
    expect(document.querySelector('[data-print-sheet]')).toBeNull()
  },
)

test('says why something cannot be done, and what is nearly a command is asked back', async () => {
  const { follow, session } = open('titration')
  await follow(
    [
      'fill the burette → Put on your goggles first.',
      'next step → isn’t done yet',
      'show the goggles → Safety goggles',
      ...['predict 9', 'answer 1', 'check answers', 'try again', 'back'].map(
        (given) => `${given} → You can’t do that right now.`,
      ),
      'close the lid → “close the lid”',
      'fil the buret → Fill the burette',
    ].join('; '),
  )
  expect(session.workspace.chosen).toBe('goggles')
  expect(session.progress.at).toBe(0)
})

test('a step that is done is told once with what it explains, and can be gone back to from the quiz', async () => {
  const { words, say, follow, session } = open('pantheon')
  await say('predict 1')
  const heard = await say('go to the middle')
  expect(heard).toContain(plain(`Step 1 done. ${words.steps[0]?.explain}`))
  expect(await say('predict 2')).toContain('can’t do that')
  expect(session.progress.steps[0]).toEqual({ predicted: 0, done: true })
  for (const step of session.progress.steps) Object.assign(step, { predicted: 1, done: true })
  session.progress.at = words.steps.length
  await follow(
    'check answers → Answer the remaining questions; answer 9 → can’t do that; answer 2; back → Step 6 of 6',
  )
  session.progress.quiz.checked = true
  await follow('try again → can’t do that; next; try again → Answer every question')
})

test('changes the pace, reads, sets, begins again and lists what can be said', async () => {
  const { session, follow } = open('titration')
  await follow('slow motion')
  expect(session.workspace.pace).toBe(0.25)
  await follow('normal speed; set my result to 0.09 → 0.0900; read pH → 2.88; reset')
  expect(session.workspace.pace).toBe(1)
  expect(session.lab).toMatchObject({ result: 0.08 })
  await follow('help → Fill the burette')
})
