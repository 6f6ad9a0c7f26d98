/**
 * A race without its lock goes wrong by chance: on one round all may pass one after the other. Runs `round` with 1, 2, …
 * until `isWrong` holds for what came of it, and answers that; after twenty seconds it answers the last, for the test to
 * refuse. Most races show themselves in the first rounds; on a machine with little room to race some take hundreds.
 */
export async function untilSeen<T>(round: (nth: number) => Promise<T>, isWrong: (came: T) => boolean): Promise<T> {
  const end = performance.now() + 20_000
  let came = await round(1)
  for (let nth = 2; !isWrong(came) && performance.now() < end; nth += 1) came = await round(nth)
  return came
}
