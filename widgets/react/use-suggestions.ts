import { useEffect, useState } from 'react'
import { suggestionsIn, type Suggestion } from '../core/protocol.ts'
import { useSetup } from './setup.ts'

/** Pause in typing before suggestions are asked for. */
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

interface Suggested {
  entries: readonly Suggestion[]
  isFailed: boolean
}

/** What the provider suggests for what is typed. An overtaken question is aborted; `attempt` asks it again. */
export function useSuggestions(typed: string, attempt: number): Suggested {
  const setup = useSetup()
  const query = useLater(typed.trim(), SUGGEST_MS)
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
