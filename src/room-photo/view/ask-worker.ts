/**
 * Lets a worker answer one request, and ends it.
 * @param readReply  called with each message of the worker; its first result other than undefined is the answer, and
 *   what it throws is thrown
 * @param transfer  what of the request is handed over instead of copied
 * @throws the signal's reason when aborted; Error when the worker fails
 */
export async function askWorker<Reply, Answer>(
  worker: Worker,
  request: unknown,
  signal: AbortSignal,
  readReply: (reply: Reply) => Answer | undefined,
  transfer: Transferable[] = [],
): Promise<Answer> {
  const ended = new AbortController()
  try {
    return await new Promise((resolve, reject) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal })
      worker.onerror = () => reject(new Error('The worker stopped'))
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        try {
          const answer = readReply(data)
          if (answer !== undefined) resolve(answer)
        } catch (error) {
          reject(error)
        }
      }
      worker.postMessage(request, transfer)
    })
  } finally {
    ended.abort()
    worker.terminate()
  }
}
