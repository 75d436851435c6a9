// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @title CarrotStaker
/// @notice Takes CARROT and gives sCARROT one to one; gives the CARROT back once unstaking is open.
///
/// The contract is the sCARROT token itself ("Staked Carrot", 18 decimals). sCARROT cannot be approved or transferred.
/// No rate, reward or fee is involved. Unstaking is a switch that can only be turned on: by the owner at any time, by
/// anyone since 2025-04-21 00:00 UTC.
/// @dev In the SDK it is wrapped by {@link CarrotStakingHandler}. The ABI leaves out events, errors, allowUnstake()
/// (turns the switch on), CARROT(), name(), symbol() and the functions that always fail (approve, transfer,
/// transferFrom).
interface ICarrotStaker {
    // functions: view
    /// @notice Allowance of sCARROT: always 0, because approvals are refused.
    /// @param owner holder of the sCARROT
    /// @param spender account to look up
    /// @return 0
    /// @custom:unit return - base units of sCARROT (18 decimals)
    function allowance(address owner, address spender) external view returns (uint256);
    /// @notice sCARROT of an account, equal to the CARROT it has staked.
    /// @param account account to look up
    /// @return staked amount
    /// @custom:unit return - base units of sCARROT (18 decimals)
    function balanceOf(address account) external view returns (uint256);
    /// @notice Decimals of sCARROT: 18.
    /// @return 18
    /// @custom:unit return - count of decimal places
    function decimals() external view returns (uint8);
    /// @notice Whether CARROT can be unstaked. Once true, it stays true.
    /// @return true when unstake works
    function isUnstakingAllowed() external view returns (bool);
    /// @notice sCARROT of all accounts, equal to all CARROT staked.
    /// @return total
    /// @custom:unit return - base units of sCARROT (18 decimals)
    function totalSupply() external view returns (uint256);

    // functions: write
    /// @notice Pulls CARROT from the caller by allowance and mints the same amount of sCARROT to the caller.
    /// @dev The spender to approve is this contract. An amount of 0 is accepted and does nothing.
    /// @param amount CARROT to stake
    /// @custom:unit amount - base units of CARROT (18 decimals)
    /// @custom:reverts ERC20InsufficientBalance - the caller holds too little CARROT
    /// @custom:reverts ERC20InsufficientAllowance - CARROT is not approved for this contract
    function stake(uint256 amount) external;
    /// @notice Burns sCARROT of the caller and sends the same amount of CARROT to a recipient.
    /// @dev Works only while isUnstakingAllowed() is true; there is no waiting time.
    /// @param amount how much to take back
    /// @custom:unit amount - base units of CARROT (18 decimals)
    /// @param recipient account that receives the CARROT
    /// @custom:reverts ERC20InsufficientBalance - the caller holds too little sCARROT
    /// @custom:reverts ERC20InvalidReceiver - recipient is the zero address
    /// @custom:reverts UnstakingNotAllowed - unstaking is not open
    function unstake(uint256 amount, address recipient) external;
}
