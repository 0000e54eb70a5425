/**
 * Calls back for every new frame a player shows, and never while it stands still; by animation
 * frames where the browser does not tell about video frames.
 * @returns stops watching
 */
export function watchFrames(player: HTMLVideoElement, onFrame: () => void): () => void {
  const precise = Boolean('requestVideoFrameCallback' in player)
  let request = 0
  const tick = () => {
    onFrame()
    if (precise) request = player.requestVideoFrameCallback(tick)
    else if (!player.paused) request = requestAnimationFrame(tick)
  }
  const start = () => {
    if (precise) return onFrame()
    cancelAnimationFrame(request)
    tick()
  }
  if (precise) request = player.requestVideoFrameCallback(tick)
  for (const event of startEvents) player.addEventListener(event, start)
  start()
  return () => {
    for (const event of startEvents) player.removeEventListener(event, start)
    if (precise) player.cancelVideoFrameCallback(request)
    else cancelAnimationFrame(request)
  }
}

const startEvents = ['play', 'seeked']
