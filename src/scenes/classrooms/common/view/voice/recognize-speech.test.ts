import { expect, test, vi } from 'vitest'
import { canRecognizeSpeech, recognizeSpeech } from './recognize-speech.ts'

/** What a browser offers: it hears, fails, or will not start. */
class Recogniser extends EventTarget {
  static last: Recogniser
  lang = ''
  constructor() {
    super()
    Recogniser.last = this
  }
  start() {}
  abort() {
    this.fire('error', { error: 'aborted' })
    this.fire('end')
  }
  fire(type: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), more))
  }
}
class Busy extends Recogniser {
  override start() {
    throw new DOMException('busy', 'InvalidStateError')
  }
}

function listen(offered: Record<string, unknown>, language = 'en') {
  for (const [name, value] of Object.entries(offered)) vi.stubGlobal(name, value)
  const calls = { heard: vi.fn(), failed: vi.fn(), ended: vi.fn() }
  return { ...calls, stop: recognizeSpeech(language, calls) }
}

test('hears one command in the language of the page', () => {
  const { heard, failed, ended } = listen({ webkitSpeechRecognition: Recogniser }, 'hi')
  expect(canRecognizeSpeech()).toBe(true)
  expect(Recogniser.last.lang).toBe('hi-IN')
  Recogniser.last.fire('result', { results: [[{ transcript: 'अगला चरण' }]] })
  Recogniser.last.fire('end')
  expect(heard).toHaveBeenCalledExactlyOnceWith('अगला चरण')
  expect(ended).toHaveBeenCalledOnce()
  expect(failed).not.toHaveBeenCalled()
})

test.each([
  ['not-allowed', 'refused'],
  ['network', 'network'],
  ['no-speech', 'silent'],
  ['something-new', 'failed'],
])('a failure by %s is told as %s', (error, told) => {
  const { failed } = listen({ SpeechRecognition: Recogniser })
  Recogniser.last.fire('error', { error })
  expect(failed).toHaveBeenCalledExactlyOnceWith(told)
})

test('to be stopped is no failure', () => {
  const { stop, failed, ended } = listen({ SpeechRecognition: Recogniser })
  stop()
  expect(failed).not.toHaveBeenCalled()
  expect(ended).toHaveBeenCalledOnce()
})

test.each([{}, { SpeechRecognition: Busy }])(
  'one that will not start has failed, and so has a browser without any: %o',
  (offered) => {
    const { failed, ended } = listen(offered)
    expect(canRecognizeSpeech()).toBe('SpeechRecognition' in offered)
    expect(failed).toHaveBeenCalledExactlyOnceWith('failed')
    expect(ended).toHaveBeenCalledOnce()
  },
)
