import type { Running } from './use-session.ts'
import type { XrSessionProps } from './xr-session.tsx'

/**
 * Begins a session by mounting its scene, for `useSession` to load.
 * @param show  mounts what is to be told of the start and of what fails; undefined: takes it away, when the session is over
 * @returns takes it away
 * @throws what the scene fails with before it has begun; later that ends the session and is said
 */
export const mountSession = (
  { session, fail }: Running,
  show: (told: Pick<XrSessionProps, 'onStart' | 'onError'> | undefined) => void,
): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const end = () => show(undefined)
    // Not before: the graphics are the session's until it has told of its end.
    session.addEventListener('end', end, { once: true })
    let isOn = false
    show({
      onStart() {
        isOn = true
        resolve(end)
      },
      onError: (error) => (isOn ? fail(error) : reject(error)),
    })
  })
