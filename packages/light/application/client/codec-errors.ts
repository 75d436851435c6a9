/**
 * Replaces the errors of viem's codecs. Their sentences are for programmers. The tools check what they give to a codec
 * and say what is wrong in words of their own, so it only matters that a codec throws.
 */
export class BaseError extends Error {}

class UnfitError extends BaseError {
  constructor() {
    super('a value does not have its type');
  }
}

export {
  UnfitError as AbiDecodingDataSizeTooSmallError,
  UnfitError as AbiDecodingZeroDataError,
  UnfitError as AbiEncodingArrayLengthMismatchError,
  UnfitError as AbiEncodingBytesSizeMismatchError,
  UnfitError as AbiEncodingLengthMismatchError,
  UnfitError as BytesSizeMismatchError,
  UnfitError as IntegerOutOfRangeError,
  UnfitError as InvalidAbiDecodingTypeError,
  UnfitError as InvalidAbiEncodingTypeError,
  UnfitError as InvalidAddressError,
  UnfitError as InvalidArrayError,
  UnfitError as InvalidBytesBooleanError,
  UnfitError as InvalidHexBooleanError,
  UnfitError as NegativeOffsetError,
  UnfitError as PositionOutOfBoundsError,
  UnfitError as RecursiveReadLimitExceededError,
  UnfitError as SizeExceedsPaddingSizeError,
  UnfitError as SizeOverflowError,
  UnfitError as SliceOffsetOutOfBoundsError,
};
