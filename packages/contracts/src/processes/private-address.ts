import { BlockList, isIPv6 } from 'node:net'

/** Private networks and this machine: no visitor of a public site has such an address. */
const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8)
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addAddress('::1', 'ipv6')

/** Whether an IP address belongs to a private network or to this machine. */
export const isPrivateAddress = (ip: string): boolean => privateNetworks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
