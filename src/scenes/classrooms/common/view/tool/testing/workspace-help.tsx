import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect } from 'vitest'
import commands from '../../../../../../../content/en/lesson-commands.json' with { type: 'json' }
import lesson from '../../../../../../../content/en/ui/lesson.json' with { type: 'json' }
import stage from '../../../../../../../content/en/ui/stage.json' with { type: 'json' }
import { addStrings, createI18n } from '../../../../../../i18n/create.ts'

import type { CommandWords, LessonWords } from '../../../model/document.ts'

/** Strings by their namespace. */
type Strings = Record<string, Record<string, string>>

/** English with the strings of every lesson, and those of a subject. */
export function englishWith(strings: Strings = {}) {
  const i18n = createI18n('en', 'Realia')
  addStrings(i18n, { lesson, stage, ...strings })
  return i18n
}

export const renderEnglish = (children: ReactNode, strings?: Strings) =>
  render(<I18nextProvider i18n={englishWith(strings)}>{children}</I18nextProvider>)

export interface Opened {
  Lesson: ComponentType<{ words: LessonWords; commands: CommandWords }>
  words: LessonWords
  strings: Strings
}

/** Shows the lesson's page in a browser without WebGL; nothing is started. */
export const show = ({ Lesson, words, strings }: Opened) =>
  renderEnglish(<Lesson words={words} commands={commands as CommandWords} />, strings)

/** Starts the lesson that is shown; returns when its workspace is there. */
export async function start() {
  fireEvent.click(screen.getByRole('button', { name: /^(Start lesson|Resume)/ }))
  await waitFor(() => expect(document.querySelector('[data-lesson]')).not.toBeNull(), {
    timeout: 20_000,
  })
}

/** Shows the lesson's page and starts the lesson. */
export async function openLesson(opened: Opened) {
  show(opened)
  await start()
}

/** Types commands, each of them sent by the button. */
export async function say(...texts: string[]) {
  for (const text of texts) {
    const line = screen.getByLabelText('Command')
    await act(async () => fireEvent.change(line, { target: { value: text } }))
    // By its words, not by its role: for that, each element of the workspace would be styled first, at each command.
    await act(async () => fireEvent.click(screen.getByText('Run', { selector: 'button' })))
  }
}

export const said = () => document.querySelector('[data-said]')?.textContent

export const reading = (id: string) => document.querySelector(`[data-reading="${id}"]`)?.textContent

export const isDone = (id: string) =>
  waitFor(() => expect(document.querySelector(`[data-step=${id}][data-done=true]`)).not.toBeNull())
