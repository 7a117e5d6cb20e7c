import type * as THREE from 'three'
import type { Goods } from '../../orders.ts'
import { bottle } from './bottles.ts'
import { carton } from './cartons.ts'
import { hardCase, lensCase, softCase } from './cases.ts'
import { chain, cloth, cord, strap } from './textiles.ts'
import { tool, wipes } from './tools.ts'
import { vials } from './vials.ts'

const MAKERS: Record<string, (goods: Goods) => THREE.Group> = {
  'lens-box': carton,
  'lens-box-large': carton,
  carton,
  bottle,
  dropper: bottle,
  spray: bottle,
  vials,
  'lens-case': lensCase,
  'hard-case': hardCase,
  'soft-case': softCase,
  cloth,
  cord,
  chain,
  strap,
  tool,
  wipes,
}

/** The goods as they stand on the table, their middle at the origin. */
export function goodsModel(goods: Goods): THREE.Group {
  const make = MAKERS[goods.kind]
  if (!make) throw new Error(`The studio cannot build a ${goods.kind}.`)
  return make(goods)
}
