import type { StagingDesk } from '../desk/staging-desk.tsx'
import type { start } from '../work/start.ts'

/** What stages photos and shows them, without three.js; fetched when a visitor comes near. */
export async function loadDesk(): Promise<{
  StagingDesk: typeof StagingDesk
  start: typeof start
}> {
  const [desk, work] = await Promise.all([
    import('../desk/staging-desk.tsx'),
    import('../work/start.ts'),
  ])
  return { StagingDesk: desk.StagingDesk, start: work.start }
}
