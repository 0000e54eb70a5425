import { fetchHomeAhead } from '../../scenes/story/view/tool/fetch-story.ts'

fetchHomeAhead()
