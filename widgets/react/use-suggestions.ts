import { useEffect, useState } from 'react'
import { suggestionsIn, type Suggestion } from '../core/protocol.ts'
import { useSetup, type HostGroup } from './setup.ts'

/** Pause in typing before suggestions are asked for, where the host names none. */
const SUGGEST_MS = 120

/** The value as it was some time ago; at once where it is empty. */
export function useLater<Value>(value: Value, milliseconds: number): Value {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return later
}

/** What is asked for: what is typed, once it has so many letters. */
export function useQuery(typed: string): string {
  const shortest = useSetup().props.search?.shortestQuery ?? 1
  const query = typed.trim()
  return [...query].length < shortest ? '' : query
}

interface Suggested {
  entries: readonly Suggestion[]
  isFailed: boolean
}

/** What the provider suggests. An overtaken question is aborted; `attempt` asks it again. */
export function useSuggestions(wanted: string, attempt: number): Suggested {
  const setup = useSetup()
  const query = useLater(wanted, setup.props.search?.typingPause ?? SUGGEST_MS)
  const [suggested, setSuggested] = useState<Suggested>({ entries: [], isFailed: false })
  useEffect(() => {
    if (!query) return setSuggested({ entries: [], isFailed: false })
    const controller = new AbortController()
    const { signal } = controller
    const onTrouble = () => setSuggested({ entries: [], isFailed: true })
    void setup
      .ask('/v2/search/suggestions', { ...setup.asker(), query }, { method: 'GET', signal, onTrouble })
      .then((outcome) => {
        if (signal.aborted) return
        const entries = 'body' in outcome ? suggestionsIn(outcome.body) : []
        setSuggested({ entries, isFailed: 'failed' in outcome })
      })
    return () => controller.abort()
  }, [query, attempt])
  return suggested
}

/** What the host finds itself. An error there is reported, and nothing of it is shown. */
export function useHostGroups(wanted: string): readonly HostGroup[] {
  const { props, report } = useSetup()
  const query = useLater(wanted, props.search?.typingPause ?? SUGGEST_MS)
  const [groups, setGroups] = useState<readonly HostGroup[]>([])
  useEffect(() => {
    const find = props.search?.hostGroups
    if (!query || !find) return setGroups([])
    const controller = new AbortController()
    const { signal } = controller
    // Called within a promise, so that an error thrown at once is reported, too.
    void Promise.resolve()
      .then(() => find(query, signal))
      .catch((error: unknown) => {
        if (!signal.aborted) report(`hostGroups failed: ${String(error)}`)
        return []
      })
      .then((found) => !signal.aborted && setGroups(found.filter(({ links }) => links.length > 0)))
    return () => controller.abort()
  }, [query])
  return groups
}
