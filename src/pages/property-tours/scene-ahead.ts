import { fetchOverviewAhead } from '../../scenes/tour/view/tool/fetch-overview.ts'

fetchOverviewAhead()
