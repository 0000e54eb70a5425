import type { startStaging } from '../work/start.ts'
import type { StagingWorkspace } from '../workspace/staging-workspace.tsx'

/** What stages photos and shows them, without three.js; fetched when a visitor comes near. */
export async function loadWorkspace(): Promise<{
  StagingWorkspace: typeof StagingWorkspace
  start: typeof startStaging
}> {
  const [workspace, work] = await Promise.all([
    import('../workspace/staging-workspace.tsx'),
    import('../work/start.ts'),
  ])
  return { StagingWorkspace: workspace.StagingWorkspace, start: work.startStaging }
}
