import { fetchStoryAhead } from '../../scenes/story/view/tool/fetch-story.ts'

fetchStoryAhead()
