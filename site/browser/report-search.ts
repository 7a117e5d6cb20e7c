import { searchSite, SHORTEST_QUESTION } from '#contracts/search.ts'
import { call } from '../shared/call.ts'

// The page comes from a cache, which counts nothing: what was searched for is asked of the shop once more.
const q = new URLSearchParams(location.search).get('q')?.trim() ?? ''
if ([...q].length >= SHORTEST_QUESTION) void call(searchSite, { q })
