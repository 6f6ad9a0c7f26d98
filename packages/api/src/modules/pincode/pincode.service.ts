import type { Serviceability } from '@nukkad/contracts/endpoints/pincode'

/** Where a pincode lies and who delivers there. */
export interface PincodeService {
  /** Undefined for six digits that are no pincode. Kept in memory after the first question: the list changes by release. */
  serviceability(pincode: string): Promise<Serviceability | undefined>
}
