/** Icons for each kind of search result except operations, which show their method. */
import {
  AppWindow,
  Database,
  FileText,
  Globe,
  HardDrive,
  KeyRound,
  ListOrdered,
  Lock,
  type LucideIcon,
  Network,
  Play,
  SlidersHorizontal,
  TriangleAlert,
  Waypoints,
  Zap,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'Access application': Lock,
  Action: Play,
  'D1 database': Database,
  'DNS record': Waypoints,
  Error: TriangleAlert,
  Fault: Zap,
  'KV namespace': KeyRound,
  'Pages project': AppWindow,
  Queue: ListOrdered,
  'R2 bucket': HardDrive,
  Setting: SlidersHorizontal,
  Tunnel: Network,
  Worker: Zap,
  Zone: Globe,
};

export const kindIcon = (kind: string): LucideIcon => ICONS[kind] ?? FileText;
