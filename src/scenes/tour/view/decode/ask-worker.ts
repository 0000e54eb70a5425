/** Starts a worker; undefined where the browser lets none start. */
export function startWorker(start: () => Worker): Worker | undefined {
  try {
    return start()
  } catch {
    return undefined
  }
}

/**
 * Asks a worker, which answers by a port that comes with the question.
 * @param to  the worker, or a port of it
 * @throws ErrorEvent where the worker breaks meanwhile
 */
export const askWorker = <Answer>(worker: Worker, to: Worker | MessagePort, question: unknown) =>
  new Promise<Answer>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    worker.addEventListener('error', reject, { once: true })
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      worker.removeEventListener('error', reject)
      port1.close()
      resolve(data)
    }
    to.postMessage(question, [port2])
  })
