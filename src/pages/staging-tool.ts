// A module of its own, so that a page's import() brings this one tool and none of its siblings.
export { StagingTool } from '../scenes/index.ts'
