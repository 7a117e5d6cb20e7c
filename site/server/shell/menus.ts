import { getMenus, type Menus } from '#contracts/shell.ts'
import { asAnonymous, cachedFragment } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

const NONE: Menus = { header: [], panels: [], services: [], footer: [], promise: '' }

/** Header, side menu and footer as the editors have them; empty if the call failed. */
export function menusFor(request: Request): Promise<Menus> {
  return cachedFragment('menus', () => fetchMenus(request))
}

async function fetchMenus(request: Request): Promise<Menus> {
  const answer = await call(getMenus, {}, asAnonymous(request))
  return answer.ok ? answer.value.menus : NONE
}
