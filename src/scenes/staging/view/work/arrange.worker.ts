import { arrange } from '../../model/layout/arrange.ts'
import type { ArrangeJob } from './ask-arranger.ts'

self.onmessage = ({ data }: MessageEvent<ArrangeJob>) => self.postMessage(arrange(...data))
