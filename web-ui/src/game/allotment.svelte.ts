/** How many cubes carry out each order: at least one each, together no more than stand there (6.3). */
import type { BoardArrow } from '@src/board/types';
import type { AllotmentOptions, Answer, OrderText } from '@src/api/types';
import { placeOf, read } from './sheet';

export class Allotment {
  numbers = $state<Record<OrderText, number>>({});

  constructor(readonly options: AllotmentOptions) {
    for (const { cubes, orders } of options.stacks) {
      // Most players send everybody: the first order gets all whom the others can spare.
      orders.forEach((order, index) => (this.numbers[order] = index === 0 ? cubes - orders.length + 1 : 1));
    }
  }

  most(order: OrderText): number {
    const stack = this.options.stacks.find(({ orders }) => orders.includes(order));
    const others = stack?.orders.filter((other) => other !== order).reduce((sum, other) => sum + (this.numbers[other] ?? 0), 0) ?? 0;
    return (stack?.cubes ?? 0) - others;
  }

  set(order: OrderText, cubes: number): void {
    if (cubes >= 1 && cubes <= this.most(order)) this.numbers[order] = cubes;
  }

  take(numbers: Readonly<Record<OrderText, number>>): void {
    this.numbers = { ...this.numbers, ...numbers };
  }

  get answer(): Answer {
    return ['allot', { ...this.numbers }];
  }

  get arrows(): BoardArrow[] {
    return Object.entries(this.numbers).flatMap(([order, cubes]) => {
      const line = read(order);
      return line ? [{ id: order, side: 'french', from: placeOf(line), to: String(line.destination), state: 'ordered', badge: String(cubes) }] : [];
    });
  }
}
