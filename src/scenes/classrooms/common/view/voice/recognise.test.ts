import { afterEach, expect, test, vi } from 'vitest'
import { canRecognise, recognise } from './recognise.ts'

/** What a browser offers: it hears, fails, or will not start. */
class Recogniser extends EventTarget {
  static last: Recogniser
  lang = ''
  interimResults = true
  maxAlternatives = 9
  aborted = false
  constructor() {
    super()
    Recogniser.last = this
  }
  start() {}
  abort() {
    this.aborted = true
    this.fire('error', { error: 'aborted' })
    this.fire('end')
  }
  fire(type: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), more))
  }
}

const hearing = () => ({ heard: vi.fn(), failed: vi.fn(), ended: vi.fn() })

afterEach(() => vi.unstubAllGlobals())

test('hears one command in the language of the page', () => {
  vi.stubGlobal('webkitSpeechRecognition', Recogniser)
  expect(canRecognise()).toBe(true)
  const calls = hearing()
  recognise('hi', calls)
  expect(Recogniser.last.lang).toBe('hi-IN')
  Recogniser.last.fire('result', { results: [[{ transcript: 'अगला चरण' }]] })
  Recogniser.last.fire('end')
  expect(calls.heard).toHaveBeenCalledExactlyOnceWith('अगला चरण')
  expect(calls.ended).toHaveBeenCalledOnce()
  expect(calls.failed).not.toHaveBeenCalled()
})

test.each([
  ['not-allowed', 'refused'],
  ['audio-capture', 'refused'],
  ['network', 'network'],
  ['no-speech', 'silent'],
  ['something-new', 'failed'],
])('a failure by %s is told as %s', (error, told) => {
  vi.stubGlobal('SpeechRecognition', Recogniser)
  const calls = hearing()
  recognise('en', calls)
  Recogniser.last.fire('error', { error })
  expect(calls.failed).toHaveBeenCalledExactlyOnceWith(told)
})

test('to be stopped is no failure', () => {
  vi.stubGlobal('SpeechRecognition', Recogniser)
  const calls = hearing()
  recognise('en', calls)()
  expect(Recogniser.last.aborted).toBe(true)
  expect(calls.failed).not.toHaveBeenCalled()
  expect(calls.ended).toHaveBeenCalledOnce()
})

test('one that will not start has failed, and so has a browser without any', () => {
  const calls = hearing()
  expect(canRecognise()).toBe(false)
  recognise('en', calls)
  expect(calls.failed).toHaveBeenCalledExactlyOnceWith('failed')
  expect(calls.ended).toHaveBeenCalledOnce()
  vi.stubGlobal(
    'SpeechRecognition',
    class extends Recogniser {
      override start() {
        throw new DOMException('busy', 'InvalidStateError')
      }
    },
  )
  const others = hearing()
  recognise('en', others)
  expect(others.failed).toHaveBeenCalledExactlyOnceWith('failed')
  expect(others.ended).toHaveBeenCalledOnce()
})
