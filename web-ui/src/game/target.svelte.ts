/** What a card is played on: the choice, step by step, until it is complete. */
import type { BoardArrow, PlaceId } from '@src/board/types';
import type { OrderText, Side, Targets, View, WrittenTarget } from '@src/api/types';
import { AreaInteraction, idle, RouteInteraction, type Interaction } from './interaction.svelte';
import { placeOf, read } from './sheet';

interface Ride {
  area: number;
  destination: number;
  cubes: number;
}

export class TargetChoice {
  area = $state<number>();
  /** Orders, and redirections, by their place in the list. */
  index = $state<number>();
  rides = $state.raw<readonly Ride[]>([]);
  readonly interaction: Interaction;

  constructor(
    readonly targets: Targets,
    readonly side: Side,
    private readonly inForce: View['orders'],
  ) {
    this.interaction = this.#interaction();
    if (targets.kind === 'area' && targets.values.length === 1) this.area = targets.values[0];
    if ((targets.kind === 'order' || targets.kind === 'redirect') && targets.values.length === 1) this.index = 0;
  }

  /** The end of the answer, or nothing while something is still to be chosen. */
  get rest(): WrittenTarget | undefined {
    const { targets } = this;
    if (targets.kind === 'none') return [];
    if (targets.kind === 'area') return this.area === undefined ? undefined : [this.area];
    if (targets.kind === 'ride') return this.rides.length > 0 ? [this.rides.map(({ area, destination, cubes }) => [area, destination, cubes])] : undefined;
    const chosen = this.index === undefined ? undefined : targets.values[this.index];
    return typeof chosen === 'string' ? [chosen] : chosen;
  }

  /** Choose what the end of an answer names. */
  take([first, second]: WrittenTarget): void {
    const { targets } = this;
    if (targets.kind === 'area' && typeof first === 'number') this.area = first;
    if (targets.kind === 'order' && typeof first === 'string') this.index = targets.values.indexOf(first);
    if (targets.kind === 'redirect') this.index = targets.values.findIndex(([order, goal]) => order === first && goal === second);
    if (targets.kind === 'ride' && typeof first === 'object') this.rides = first.map(([area, destination, cubes]) => ({ area, destination, cubes }));
  }

  /** Cubes of an area that may still ride, besides those on one ride. */
  spare(area: number, besides?: Ride): number {
    const source = this.targets.kind === 'ride' ? this.targets.sources.find((other) => other.area === area) : undefined;
    const riding = this.rides.filter((ride) => ride.area === area && ride !== besides).reduce((sum, { cubes }) => sum + cubes, 0);
    return (source?.cubes ?? 0) - riding;
  }

  setRide(ride: Ride, cubes: number): void {
    this.rides = this.rides.map((other) => (other === ride ? { ...ride, cubes } : other));
  }

  removeRide(ride: Ride): void {
    this.rides = this.rides.filter((other) => other !== ride);
  }

  #interaction(): Interaction {
    const { targets } = this;
    if (targets.kind === 'area') return new AreaInteraction(() => targets.values, () => this.area, (area) => (this.area = area));
    if (targets.kind === 'order') return this.#orderInteraction(targets.values.map((order) => ({ order, goal: read(order)?.destination })));
    if (targets.kind === 'redirect') return this.#orderInteraction(targets.values.map(([order, goal]) => ({ order, goal })));
    if (targets.kind !== 'ride') return idle;
    const goals = (from: PlaceId) =>
      targets.sources.find(({ area }) => String(area) === from)?.destinations.filter((goal) => !this.rides.some((ride) => String(ride.area) === from && ride.destination === goal)) ?? [];
    return new RouteInteraction({
      side: this.side,
      origins: () => targets.sources.map(({ area }) => String(area)).filter((from) => this.spare(Number(from)) > 0 && goals(from).length > 0),
      targets: (from) => (this.spare(Number(from)) > 0 ? goals(from) : []),
      add: (from, destination) => (this.rides = [...this.rides, { area: Number(from), destination, cubes: this.spare(Number(from)) }]),
      arrows: () => this.#rideArrows(),
    });
  }

  /** From where an order begins to where it goes, or is turned to; where there is but one, a press on its beginning is enough. */
  #orderInteraction(choices: readonly { order: OrderText; goal: number | undefined }[]): Interaction {
    const ways = choices.flatMap(({ order, goal }, index) => {
      const line = read(order);
      return line && goal !== undefined ? [{ index, order: line, from: placeOf(line), goal }] : [];
    });
    const from = (place: PlaceId) => ways.filter((way) => way.from === place);
    const routes = new RouteInteraction({
      side: this.side,
      origins: () => [...new Set(ways.map((way) => way.from))],
      targets: (place) => from(place).map(({ goal }) => goal),
      add: (place, goal) => (this.index = from(place).find((way) => way.goal === goal)?.index),
      arrows: () => this.#preview(),
    });
    const pick = routes.pick.bind(routes);
    routes.pick = (place) => {
      const [only, ...others] = from(place);
      if (only && others.length === 0 && routes.from === undefined) this.index = only.index;
      else pick(place);
    };
    return routes;
  }

  /** What would come of it: an order in force is struck out, one that is turned aside has its new way, a new one is drawn. */
  #preview(): BoardArrow[] {
    const { targets, index } = this;
    if (index === undefined || (targets.kind !== 'order' && targets.kind !== 'redirect')) return [];
    const value = targets.values[index];
    const [order, goal] = typeof value === 'string' ? [value, undefined] : (value ?? []);
    const line = order === undefined ? undefined : read(order);
    if (!line || order === undefined) return [];
    const owner = (['french', 'spanish'] as const).find((side) => this.inForce[side].includes(order));
    const arrow = (to: number, state: BoardArrow['state']): BoardArrow => ({ id: `target-${state}`, side: owner ?? this.side, from: placeOf(line), to: String(to), state });
    return [...(goal === undefined ? [] : [arrow(goal, 'draft')]), arrow(line.destination, owner ? 'cancelled' : 'draft')];
  }

  #rideArrows(): BoardArrow[] {
    return this.rides.map(({ area, destination, cubes }) => ({
      id: `${area}-${destination}`, side: this.side, from: String(area), to: String(destination), state: 'draft', badge: String(cubes),
    }));
  }
}
